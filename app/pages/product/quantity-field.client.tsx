'use client'
import { Counter } from '../../ui/counter/counter.client.tsx'
import { usePurchase } from './purchase.client.tsx'

interface QuantityFieldProps {
  label: string
  decreaseLabel: string
  increaseLabel: string
}

/** The quantity (spec §4, §5); renders no choice while only one piece is available. */
export function QuantityField(labels: QuantityFieldProps) {
  const { quantity, bounds, canChangeQuantity, setQuantity } = usePurchase()
  if (bounds.max <= 1) return null
  return (
    <Counter {...labels} {...bounds} name="quantity" value={quantity} isDisabled={!canChangeQuantity} takesEarly onChange={setQuantity} />
  )
}
