'use client'
import type { ReactNode } from 'react'
import { isViewerActive } from '../domain/account/viewer.ts'
import { useUser } from '../features/account/use-user.client.ts'

/** What only a viewer sees who is not active; who it is shows once it is known (spec §2, GAP-02). */
export function ForGuests({ children }: { children: ReactNode }) {
  const { data: user } = useUser()
  return isViewerActive(user ?? null) ? null : children
}
