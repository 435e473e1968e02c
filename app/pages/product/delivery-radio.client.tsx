'use client'
import { usePurchase } from './purchase.client.tsx'

interface DeliveryRadioProps {
  id: string
  /** null = not configured, so it cannot be chosen (DLV-05). */
  deliveryTypeId: number | null
}

/** One way of delivery, to choose (DLV-01). */
export function DeliveryRadio({ id, deliveryTypeId }: DeliveryRadioProps) {
  const purchase = usePurchase()
  return (
    <input
      type="radio"
      id={id}
      name="delivery"
      checked={purchase.deliveryTypeId === deliveryTypeId}
      disabled={deliveryTypeId === null}
      onChange={() => deliveryTypeId !== null && purchase.setDeliveryType(deliveryTypeId)}
    />
  )
}
