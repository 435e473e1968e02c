// The steps of the checkout (GAP-31), and the draft that they fill in.
import type { AddressLines } from './address.ts'
import type { Cart } from '../cart/cart.ts'
import type { Money } from '../pricing/money.ts'

/** Query parameter that names the step (spec §2). */
export const STEP_QUERY_KEY = 'step'

/** Values of the query parameter, in order. */
export const CHECKOUT_STEPS = ['contact', 'delivery', 'payment', 'summary'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The value after the order; it is no step of the way there. */
export const THANK_YOU = 'thank-you'

/** The step that a query names; the first one for any other value. */
export function checkoutStep(param: string | null): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => step === param) ?? CHECKOUT_STEPS[0]
}

/** The step after this one; after the last the last (spec §4). */
export function nextStep(step: CheckoutStep): CheckoutStep {
  return CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1] ?? step
}

/** The step before this one; before the first the first (spec §4). */
export function previousStep(step: CheckoutStep): CheckoutStep {
  return CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) - 1] ?? step
}

/** Who buys, as filled in. The invoice's fields keep what was typed while none is wanted. */
export interface ContactDetails {
  email: string
  /**
   * By whose rules phone and tax number are written: the country of delivery when they were typed;
   * '' before it is chosen.
   */
  countryId: string
  /** Without the country's prefix. */
  phone: string
  firstName: string
  lastName: string
  wantsInvoice: boolean
  company: string
  /** Tax number of the company. */
  nip: string
  invoiceAddress: string
}

/** What the shopper has filled in so far. A step's part is there once its form was right; null before. */
export interface CheckoutDraft {
  /** Whose it is; null is a guest's, which stays good when the guest logs in. */
  userId: number | null
  contact: ContactDetails | null
  address: AddressLines | null
  /**
   * Where everything is to be sent, as any step chose it last (EXT-82); null: nobody has chosen it
   * in the checkout.
   */
  countryId: string | null
  /** Chosen way of delivery by vendor id; a vendor that is not here sends as it lies in the cart. */
  ways: Readonly<Record<string, number>>
  /** Id of the method. */
  payment: string | null
  comment: string
  /** What stands in the fields of a step that is not finished, right or wrong; null: nothing was typed there. */
  typed: { contact: Partial<ContactDetails> | null; address: AddressLines | null }
  /** The last request that was sent and the key it bore, while nobody has answered it (EXT-06). */
  sent: { request: string; key: string } | null
  /** Number of the order that it has become; null: none yet. */
  placed: string | null
  /** Steps that analytics has been told of: each is told once, however often it is opened. */
  told: readonly CheckoutStep[]
}

/** Key of the draft in the tab's own storage: it outlives steps and reloads, leaves with the tab, and never travels by itself. */
export const CHECKOUT_DRAFT = 'checkout'

export const EMPTY_DRAFT: CheckoutDraft = {
  userId: null,
  contact: null,
  address: null,
  countryId: null,
  ways: {},
  payment: null,
  comment: '',
  typed: { contact: null, address: null },
  sent: null,
  placed: null,
  told: [],
}

/** What is typed, without the fields that are empty: those are filled in by what is known already. */
export function filledIn<Values extends object>(typed: Values | null): Partial<Values> {
  return Object.fromEntries(Object.entries(typed ?? {}).filter(([, value]) => value !== '' && value !== null)) as Partial<Values>
}

/** The address as it was last typed or chosen; null: neither. */
export function shownAddress({ address, typed }: CheckoutDraft): AddressLines | null {
  const { countryId: _chosen, ...lines } = filledIn(typed.address)
  return Object.keys(lines).length > 0 ? typed.address : address
}

/** The change of a draft by an address to which things are to be sent: what was typed before it would be taken for it at the next visit. */
export function withAddress({ typed }: CheckoutDraft, address: AddressLines): Partial<CheckoutDraft> {
  return { address, countryId: address.countryId, typed: { ...typed, address: null } }
}

/** The furthest step that may be opened: the first whose form is not filled in, else the last (GAP-31). */
export function furthestStep({ contact, address, payment }: CheckoutDraft): CheckoutStep {
  if (!contact) return 'contact'
  if (!address) return 'delivery'
  return payment === null ? 'payment' : 'summary'
}

/** Whether a step may be opened now. */
export function isStepOpen(step: CheckoutStep, draft: CheckoutDraft): boolean {
  return CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(furthestStep(draft))
}

/** By what all things of a vendor can come together. */
export interface DeliveryWay {
  vendorId: number
  deliveryTypeId: number
  price: Money
}

/** What an order of the cart would be. */
export interface OrderPreview {
  cart: Cart
  ways: readonly DeliveryWay[]
}

/**
 * How each vendor is to send, as an order says it: by the chosen way where the vendor offers it, else as it lies in the cart.
 * @param cart as it lies, not as it was previewed
 */
export function chosenDeliveries(
  { cart, ways }: OrderPreview,
  chosen: CheckoutDraft['ways'],
): { vendorId: number; deliveryTypeId: number }[] {
  const asTheyLie = cart.deliveries.map(({ vendor, deliveryTypeId }) => ({ vendorId: vendor.id, deliveryTypeId }))
  const vendorIds = [...new Set(asTheyLie.map(({ vendorId }) => vendorId))]
  return vendorIds.flatMap((vendorId) => {
    const way = chosenWay({ cart, ways }, vendorId, chosen)
    return way ? [{ vendorId, deliveryTypeId: way.deliveryTypeId }] : asTheyLie.filter((own) => own.vendorId === vendorId)
  })
}

/** The way that is chosen for a vendor's things; undefined: they come as they lie in the cart. What is not sent so to the country comes by the first way that is (EXT-49). */
export function chosenWay({ cart, ways }: OrderPreview, vendorId: number, chosen: CheckoutDraft['ways']): DeliveryWay | undefined {
  const own = ways.filter((way) => way.vendorId === vendorId)
  const isSentAsItLies = cart.deliveries.every(({ vendor, isDelivered }) => vendor.id !== vendorId || isDelivered)
  return own.find((way) => way.deliveryTypeId === chosen[vendorId]) ?? (isSentAsItLies ? undefined : own[0])
}

/**
 * Where everything is to be sent: the one country of the draft, which every step shows and may
 * change (EXT-82); null: none is chosen yet.
 */
export function draftCountry({ countryId, address, contact }: CheckoutDraft): string | null {
  return (countryId ?? address?.countryId ?? contact?.countryId) || null
}

/**
 * The change of a draft by another country. An address elsewhere is to be confirmed for it, with
 * the lines that were typed.
 */
export function withCountry({ address, typed }: CheckoutDraft, countryId: string): Partial<CheckoutDraft> {
  if (!address || address.countryId === countryId) return { countryId }
  return { countryId, address: null, typed: { ...typed, address: { ...address, ...filledIn(typed.address), countryId } } }
}

/** Names of what cannot be bought any more (GAP-100). */
export function goneNames(cart: Cart): string[] {
  return cart.deliveries.flatMap(({ items }) => items.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name))
}

/** A way to pay, as the shop offers it in a market (GAP-32). */
export interface PaymentOption {
  id: string
  name: string
  /** Least and greatest amount in whole units of the cart's currency; null = no limit. */
  min: number | null
  max: number | null
}

/** Whether an amount may be paid in this way; the limits are inclusive. */
export function isPayable({ min, max }: PaymentOption, { minor }: Money): boolean {
  return minor >= (min ?? 0) * 100 && (max === null || minor <= max * 100)
}
