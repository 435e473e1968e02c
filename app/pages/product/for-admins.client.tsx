'use client'
import { Suspense } from 'react'
import { isAdminCardShown } from '../../domain/account/user.ts'
import { useUser } from '../../features/account/use-user.client.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import type { AdminCardProps } from './admin-card.tsx'

const AdminCard = lazyComponent(async () => (await import('./admin-card.tsx')).AdminCard)

/** The card for administrators (ROLE-07, GAP-28); other visitors load nothing of it. */
export function ForAdmins(card: AdminCardProps) {
  const { data = null } = useUser()
  return (
    isAdminCardShown(data) && (
      <Suspense>
        <AdminCard {...card} />
      </Suspense>
    )
  )
}
