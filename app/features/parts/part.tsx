import type { ReactNode } from 'react'
import { SectionBoundary } from '../../ui/section-boundary/section-boundary.client.tsx'
import type { PartName } from './parts.ts'

/** A part of the page that fails alone: a row of the table of parts. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return <SectionBoundary part={name}>{children}</SectionBoundary>
}

/** What nobody misses while it has nothing to say. */
export function Unseen({ children }: { children: ReactNode }) {
  return <SectionBoundary fallback={null}>{children}</SectionBoundary>
}
