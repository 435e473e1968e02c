import { useSyncExternalStore } from 'react'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { readCookie, writeCookie } from './page-cookies.ts'
import { revalidate } from './visitor-state.ts'
import { VISITOR_KEYS } from './visitor-store.ts'

/** Document event dispatched when another country is chosen. */
const CHANGED = 'patyna:country'

/** The country that the visitor chose to have things sent to (EXT-49); null: none yet, so the market's own counts. Null on the server, too. */
export function useChosenCountry(): string | null {
  return useSyncExternalStore(subscribe, chosen, nothing)
}

/** Remembers a country for the visit and later ones; the cart is then read for it. */
export function chooseCountry(countryId: string): void {
  if (countryId === chosen()) return
  writeCookie(SCRIPT_COOKIES.shippingTo, countryId)
  document.dispatchEvent(new Event(CHANGED))
  void revalidate(VISITOR_KEYS.cart)
}

const chosen = () => readCookie(SCRIPT_COOKIES.shippingTo.name)
const nothing = () => null

function subscribe(onChange: () => void): () => void {
  document.addEventListener(CHANGED, onChange)
  return () => document.removeEventListener(CHANGED, onChange)
}
