'use client'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { usePurchase } from './purchase.client.tsx'

interface QuantityFieldProps {
  label: string
  decreaseLabel: string
  increaseLabel: string
}

/** How many (spec §4, §5); nothing to choose while there is one. */
export function QuantityField(labels: QuantityFieldProps) {
  const { quantity, bounds, canChangeQuantity, setQuantity } = usePurchase()
  if (bounds.max <= 1) return null
  return <Counter {...labels} {...bounds} name="quantity" value={quantity} isDisabled={!canChangeQuantity} onChange={setQuantity} />
}
