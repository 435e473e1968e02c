'use client'
import { Button } from '../../ui/button/button.tsx'
import { useEarlyPress } from '../../ui/early-press/use-early-press.ts'
import { usePurchase } from './purchase.client.tsx'

/** Adds the chosen quantity. A second click during the request waits for the same response; one before the scripts counts. */
export function AddButton({ label, isWide = false }: { label: string; isWide?: boolean }) {
  const { canAdd, isAdding, add } = usePurchase()
  const early = useEarlyPress(() => void add())
  return (
    <Button {...early} isWide={isWide} isBusy={isAdding} disabled={!canAdd}>
      {label}
    </Button>
  )
}
