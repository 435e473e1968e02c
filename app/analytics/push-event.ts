// Loaded with the first event after consent; see track.ts.
import { type Consent, readConsent } from '../domain/marketing/consent.ts'
import { followDecisions, push, pushConsent } from './data-layer.ts'
import { type EventData, EVENTS, type EventName, type OrderEvent, type PersonEvent, type ShopEvent } from './events.ts'
import { rememberFollowedCards, takeFollowedCard } from './followed-card.ts'
import { hashEmail } from './hash-email.ts'

/** Pushes an event to the data layer (GAP-120). An unknown event name is logged and nothing is pushed (spec §8). */
export async function pushEvent<Name extends EventName>(name: Name, data: EventData<Name>): Promise<void> {
  const consent = readConsent(document.cookie)
  if (!consent?.analytics) return
  if (!Object.hasOwn(EVENTS, name)) {
    console.warn(`Analytics event not implemented: ${name}`)
    return
  }
  pushConsent(consent)
  if (name === 'purchase' && !isFirst(data as OrderEvent)) return
  // An e-mail leaves the page only as a hash; what else a row has goes as it is.
  const { email, ...parameters } = data as EventData & PersonEvent
  const user = await userOf(email, consent)
  push({ event: name, ...('items' in parameters ? shopPart(name, parameters) : parameters), ...user })
  followDecisions()
}

function shopPart(name: EventName, { items, quantity = 1, value, page_version, ...others }: ShopEvent) {
  const counted = items.map((item) => ({ quantity, ...item }))
  const sum = counted.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100
  return {
    ecommerce: {
      ...others,
      value: value ?? sum,
      ...listPart(name, items),
      items: counted,
    },
    ...(page_version && { page_version }),
  }
}

/** The listing whose card led here (GAP-122). */
function listPart(name: EventName, [first]: ShopEvent['items']) {
  if (name === 'view_item_list') rememberFollowedCards()
  const card = name === 'view_item' && first ? takeFollowedCard(first.item_id) : null
  return card && { item_list_name: card.listName, index: card.index }
}

/** The hashed e-mail, only with marketing consent; without it no hash is computed. */
async function userOf(email: string | undefined, { marketing }: Consent) {
  return marketing && email ? { user: { sha256Email: await hashEmail(email) } } : {}
}

/** A purchase is pushed once, however often its page is opened (GAP-120). */
function isFirst({ transaction_id }: OrderEvent): boolean {
  const key = `purchase ${transaction_id}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage may be blocked: then the tag manager deduplicates by the transaction id.
  }
  return true
}
