import { useSyncExternalStore } from 'react'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { readCookie, writeCookie } from './page-cookies.ts'
import { onStored } from './stored-text.ts'
import { revalidate } from './visitor-state.ts'
import { known, VISITOR_KEYS } from './visitor-store.ts'

/** Document event dispatched when another country is chosen. */
const CHANGED = 'patyna:country'

/** The country that the visitor chose to have things sent to (EXT-49); null: none yet, so the market's own counts. Null on the server, too. */
export function useChosenCountry(): string | null {
  return useSyncExternalStore(subscribe, chosen, nothing)
}

/** Remembers a country for the visit and later ones. Resolves when the cart has been read for it, or could not be; then it can be chosen again. */
export async function chooseCountry(countryId: string): Promise<void> {
  if (countryId === chosen() && known(VISITOR_KEYS.cart).error === undefined) return
  writeCookie(SCRIPT_COOKIES.shippingTo, countryId)
  document.dispatchEvent(new Event(CHANGED))
  await revalidate(VISITOR_KEYS.cart)
}

const chosen = () => readCookie(SCRIPT_COOKIES.shippingTo.name)
const nothing = () => null
// Other tabs tell by their note in the storage that the cart is for another country.
const subscribe = (onChange: () => void) => onStored(CHANGED, onChange)
