'use client'
import { Button } from '../../ui/button/button.tsx'
import { usePurchase } from './purchase.client.tsx'

/** Adds what is chosen on the page. A second press while it is on its way waits for the same answer. */
export function AddButton({ label, isWide = false }: { label: string; isWide?: boolean }) {
  const { canAdd, isAdding, add } = usePurchase()
  return (
    <Button isWide={isWide} isBusy={isAdding} disabled={!canAdd} onClick={() => void add()}>
      {label}
    </Button>
  )
}
