'use client'
import type { ReactNode } from 'react'
import { isViewerActive } from '../domain/account/viewer.ts'
import { useUser } from '../features/account/use-user.client.ts'

/** Content for viewers who are not active; rendered once the user is known (spec §2, GAP-02). */
export function ForGuests({ children }: { children: ReactNode }) {
  const { data: user } = useUser()
  return isViewerActive(user ?? null) ? null : children
}
