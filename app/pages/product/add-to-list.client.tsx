'use client'
import { Suspense } from 'react'
import { useUser } from '../../features/account/use-user.client.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import type { ListPickerProps } from './list-picker.client.tsx'

// The page of the lists takes a product by its number, too, so nothing is lost where this cannot be loaded.
const ListPicker = lazyComponent(async () => (await import('./list-picker.client.tsx')).ListPicker)

/** Puts the product on an order list, for professionals (GAP-37). Loads nothing for other visitors. */
export function AddToList(props: ListPickerProps) {
  const { data = null } = useUser()
  if (!data?.isUserPro) return null
  return (
    <Suspense>
      <ListPicker {...props} />
    </Suspense>
  )
}
