'use client'
import { Button } from '../../ui/button/button.tsx'
import { usePurchase } from './purchase.client.tsx'

/** Adds the chosen quantity. A second click during the request waits for the same response. */
export function AddButton({ label, isWide = false }: { label: string; isWide?: boolean }) {
  const { canAdd, isAdding, add } = usePurchase()
  return (
    <Button isWide={isWide} isBusy={isAdding} disabled={!canAdd} onClick={() => void add()}>
      {label}
    </Button>
  )
}
