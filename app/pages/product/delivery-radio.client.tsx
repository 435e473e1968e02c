'use client'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { usePurchase } from './purchase.client.tsx'

interface DeliveryRadioProps {
  id: string
  /** null = not configured, or not sent to the country, so not selectable (DLV-05). */
  deliveryTypeId: number | null
}

/** Radio button of a way of delivery (DLV-01). Chosen before the scripts arrive, or restored by the browser, it counts (GAP-157). */
export function DeliveryRadio({ id, deliveryTypeId }: DeliveryRadioProps) {
  const purchase = usePurchase()
  const radio = useRef<HTMLInputElement>(null)
  const isChosen = purchase.deliveryTypeId === deliveryTypeId
  const takeEarly = useEffectEvent(() => {
    if (radio.current?.checked && !isChosen && deliveryTypeId !== null) purchase.setDeliveryType(deliveryTypeId)
  })
  // Before paint, so that an early click of the button (GAP-158) finds it.
  useLayoutEffect(() => takeEarly(), [])
  return (
    <input
      ref={radio}
      type="radio"
      id={id}
      name="delivery"
      checked={isChosen}
      disabled={deliveryTypeId === null}
      onChange={() => deliveryTypeId !== null && purchase.setDeliveryType(deliveryTypeId)}
    />
  )
}
