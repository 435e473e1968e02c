import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { addToCart } from '#app/shop-api/contract/cart.ts'
import { placeOrder } from '#app/shop-api/contract/checkout.ts'
import { addCall, likeCall, type Offer, post } from '../bench/calls.ts'
import type { Call } from '../bench/keep-alive-connection.ts'
import type { Ledger } from './ledger.ts'

export interface Answer {
  status: number
  body: unknown
}

/** Makes a call; rejects without a response, such as when the server was killed. */
export type Send = (call: Call) => Promise<Answer>

export interface WriterOptions {
  random: () => number
  offers: readonly Offer[]
  ledger: Ledger
  send: Send
  isOver: () => boolean
}

const SHARES = { add: 0.5, like: 0.3 } as const
const MOST_PIECES = 2
const PAUSE_MS = 20
/** Longer than any restart, also on an overloaded machine, where one took over a minute. */
const PATIENCE_MS = 240_000

const AddResponse = addToCart.responses[200].content['application/json'].schema
const OrderResponse = placeOrder.responses[200].content['application/json'].schema

/**
 * A shopper who adds, likes and orders until the end and retries every broken call with the same key, so that each call gets a response and
 * the ledger holds exactly the acknowledged writes.
 */
export async function write(options: WriterOptions): Promise<void> {
  const { random, ledger, isOver } = options
  let guest = newGuest(random)
  while (!isOver()) {
    const draw = random()
    if (draw < SHARES.add) await add(options, guest)
    else if (draw < SHARES.add + SHARES.like) await like(options, guest)
    else if (ledger.carts.has(guest)) {
      await order(options, guest)
      guest = newGuest(random)
    }
  }
}

async function add({ random, offers, ledger, send }: WriterOptions, guest: string): Promise<void> {
  const offer = pick(random, offers)
  const quantity = 1 + Math.floor(random() * MOST_PIECES)
  const { status, body } = await insist(addCall(offer, { guestId: guest, 'idempotency-key': newId(random) }, quantity), { ledger, send })
  if (status !== 200) return expectRefusal(status)
  const { data } = AddResponse.parse(body)
  ledger.carts.set(guest, (ledger.carts.get(guest) ?? new Map<number, number>()).set(data.productId, data.quantity))
}

async function like({ random, offers, ledger, send }: WriterOptions, guest: string): Promise<void> {
  const { productId } = pick(random, offers)
  const isLike = random() < 0.7
  const { status } = await insist(likeCall(productId, isLike, { guestId: guest }), { ledger, send })
  if (status !== 200) throw new Error(`A like was answered with ${status}`)
  const liked = ledger.likes.get(guest) ?? new Set<number>()
  if (isLike) liked.add(productId)
  else liked.delete(productId)
  ledger.likes.set(guest, liked)
}

async function order({ random, offers, ledger, send }: WriterOptions, guest: string): Promise<void> {
  const pieces = ledger.carts.get(guest) ?? new Map<number, number>()
  const call = orderCall(offers, [...pieces.keys()], { guestId: guest, 'idempotency-key': newId(random) })
  const { status, body } = await insist(call, { ledger, send })
  if (status !== 200) return expectRefusal(status)
  ledger.orders.set(OrderResponse.parse(body).data.orderId, { guest, pieces })
  ledger.carts.delete(guest)
}

/** Orders the cart of the headers' visitor; the products determine the vendors' deliveries. */
export function orderCall(offers: readonly Offer[], productIds: readonly number[], headers: Record<string, string>): Call {
  const vendors = new Set(offers.filter(({ productId }) => productIds.includes(productId)).map(({ vendorId }) => vendorId))
  const body = {
    email: 'chaos@patyna.test',
    phone: '501 234 567',
    firstName: 'Hanna',
    lastName: 'Nowak',
    deliveryAddress: { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
    invoice: null,
    deliveries: [...vendors].map((vendorId) => ({ vendorId, deliveryTypeId: 1 })),
    paymentMethod: 'BANK_TRANSFER',
    promoCode: null,
    termsAgreement: true,
  }
  return post('/shop/checkout/order', body, headers)
}

async function insist(call: Call, { ledger, send }: Pick<WriterOptions, 'ledger' | 'send'>): Promise<Answer> {
  const begun = performance.now()
  for (;;) {
    const response = await send(call).catch(() => null)
    // 503: the server is starting.
    if (response && response.status !== 503) {
      if (response.status === 200) ledger.acknowledged++
      return response
    }
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${call.path} got no response in ${PATIENCE_MS / 1000} s`)
    ledger.repeated++
    await setTimeout(PAUSE_MS)
  }
}

/** The shop rejects a request above the stock this way. */
function expectRefusal(status: number): void {
  if (status !== 409) throw new Error(`A write was answered with ${status}`)
}

const Uuid = z.uuidv4()

/** A UUID from the seeded random numbers, so that a seed repeats it. */
export function newId(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return Uuid.parse(hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'))
}

function newGuest(random: () => number): string {
  return newId(random)
}

function pick<T>(random: () => number, all: readonly T[]): T {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}
