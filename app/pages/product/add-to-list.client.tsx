'use client'
import { type ComponentType, lazy, Suspense } from 'react'
import { useUser } from '../../features/account/use-user.client.ts'
import type { ListPickerProps } from './list-picker.client.tsx'

// What cannot be loaded shows nothing: the page of the lists takes a product by its number, too.
const LateListPicker = lazy(async (): Promise<{ default: ComponentType<ListPickerProps> }> => {
  try {
    return { default: (await import('./list-picker.client.tsx')).ListPicker }
  } catch {
    return { default: () => null }
  }
})

/** Puts the product on an order list, for professionals (GAP-37). Nobody else loads anything of it. */
export function AddToList(props: ListPickerProps) {
  const { data = null } = useUser()
  if (!data?.isUserPro) return null
  return (
    <Suspense>
      <LateListPicker {...props} />
    </Suspense>
  )
}
