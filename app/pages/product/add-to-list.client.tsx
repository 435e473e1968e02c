'use client'
import { Suspense } from 'react'
import { useUser } from '../../features/account/use-user.client.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.ts'
import type { ListPickerProps } from './list-picker.client.tsx'

// If this cannot be loaded, the lists page still accepts a product by its id.
const ListPicker = lazyComponent(async () => (await import('./list-picker.client.tsx')).ListPicker)

/** Adds the product to an order list, for professionals (GAP-37). Loads nothing for other visitors. */
export function AddToList(props: ListPickerProps) {
  const { data = null } = useUser()
  if (!data?.isUserPro) return null
  return (
    <Suspense>
      {/* The lists that it has read are of one user. */}
      <ListPicker key={data.id} {...props} />
    </Suspense>
  )
}
