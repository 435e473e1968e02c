import { useEffect, useEffectEvent, useRef } from 'react'
import { type CheckoutDraft, draftCountry, withCountry } from '../../domain/checkout/checkout.ts'
import { chooseCountry } from '../../shop-api/browser/delivery-country.ts'
import type { CheckoutData } from './checkout-data.ts'
import type { DraftChange } from './use-draft.client.ts'

interface DeliveryCountryInput {
  stored: CheckoutDraft
  /** The draft has been read. */
  isKnown: boolean
  save: (change: DraftChange) => void
  data: Pick<CheckoutData, 'lying' | 'firstContact'>
}

/** The one country of delivery of the checkout (EXT-82), which is the cart's, too. */
export function useDeliveryCountry({ stored, isKnown, save, data: { lying, firstContact } }: DeliveryCountryInput) {
  const ofCart = lying.cart.countryId
  /** Chosen here, and not yet the cart's; null: the cart is followed. */
  const told = useRef<string | null>(null)
  const followShop = useEffectEvent((country: string | null) => {
    const isOld = told.current !== null && country !== told.current
    if (!isOld) told.current = null
    if (!isOld && country !== null && stored.countryId !== null && country !== stored.countryId) save(withCountry(stored, country))
  })
  // It may have been chosen in the cart since.
  useEffect(() => {
    if (isKnown) followShop(ofCart)
  }, [isKnown, ofCart])

  /** The rest of the shop follows, if its API knows countries. */
  function tellShop(chosen: string) {
    if (chosen === '' || ofCart === null) return
    told.current = chosen === ofCart ? null : chosen
    void chooseCountry(chosen)
  }

  return {
    /** null: none is chosen yet. */
    countryId: (draftCountry(stored) ?? firstContact.countryId) || null,
    tellShop,
    onCountry(chosen: string) {
      // A form tells what was chosen before hydration when the draft has not been read yet.
      if (!isKnown || chosen !== stored.countryId) save((now) => withCountry(now, chosen))
      tellShop(chosen)
    },
  }
}
