'use client'
import { usePurchase } from './purchase.client.tsx'

interface DeliveryRadioProps {
  id: string
  /** null = not configured, so not selectable (DLV-05). */
  deliveryTypeId: number | null
}

/** Radio button of a way of delivery (DLV-01). */
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
