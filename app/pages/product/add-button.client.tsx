'use client'
import { EarlyButton } from '../../ui/early-click/early-button.tsx'
import { usePurchase } from './purchase.client.tsx'

/** Adds the chosen quantity. A second click during the request waits for the same response; one before the scripts counts. */
export function AddButton({ label, isWide = false }: { label: string; isWide?: boolean }) {
  const { canAdd, isAdding, add } = usePurchase()
  return (
    <EarlyButton act={() => void add()} isWide={isWide} isBusy={isAdding} disabled={!canAdd}>
      {label}
    </EarlyButton>
  )
}
