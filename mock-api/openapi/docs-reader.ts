import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { client as clientTable } from '#db/account-tables.ts'
import { boutique, contentPage, tag } from '#db/catalog-tables.ts'
import type { Clock } from '../clock.ts'
import { instantOn } from '../clock.ts'
import { ownRequest } from '../http/own-requests.ts'
import { WORLD_HEADER } from '../http/read-context.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { DOCS_WORLD } from '../store/world-names.ts'
import { onceWhile } from './once-while.ts'

const PASSWORD = 'krzeslo-1962'
/** Number of hits scanned for the product with the highest stock. */
const HITS = 100

type Headers = Record<string, string>

interface Hit {
  id: number
  vendorId: number
  amountOfAvailableItems: number
  regularPrice: number
  promoPrice: number | null
  deliveryTypeId: number
}

/**
 * Test data for the examples of /docs: an account, carts, orders and lists in a world of their own (DOCS_WORLD), so that other worlds stay
 * unchanged. Recreates what was deleted.
 */
export function docsReader({ app, db, worlds, accounts }: RouteInputs, clock: Clock) {
  /** Calls the mock in process. @returns `data` of the response @throws Error unless its status is 2xx */
  async function fetchData<Data>(
    path: string,
    { headers = {}, body, method }: { headers?: Headers; body?: object; method?: string } = {},
  ): Promise<Data> {
    const response = await app.fetch(
      ownRequest(`http://localhost${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: { langId: 'pl', 'content-type': 'application/json', [WORLD_HEADER]: DOCS_WORLD, ...headers },
        body: body ? JSON.stringify(body) : null,
      }),
    )
    if (!response.ok) throw new Error(`${path} responded ${response.status}`)
    return (await response.json()).data
  }

  async function newClient() {
    const credentials = { email: `czytelnik-${randomUUID().slice(0, 8)}@patyna.test`, password: PASSWORD }
    const agreed = { defaultLangId: 'pl', newsletterAgreement: false, personalDataAgreement: true, termsAgreement: true }
    const { token } = await fetchData<{ token: string }>('/shop/client/register', { body: { ...credentials, ...agreed } })
    return { credentials, login: bearer(token) }
  }

  const client = onceWhile(newClient, async ({ login }) => (await fetchData('/shop/client/details', { headers: login })) !== null)

  /** The product with parcel delivery and the highest stock. */
  async function product() {
    const { items } = await fetchData<{ items: Hit[] }>(`/shop/search/products?per_page=${HITS}`, { body: {} })
    const [best] = items
      .filter(({ deliveryTypeId }) => deliveryTypeId > 0)
      .toSorted((a, b) => b.amountOfAvailableItems - a.amountOfAvailableItems)
    if (!best) throw new Error('Nothing is on sale')
    const { id, vendorId, deliveryTypeId, regularPrice, promoPrice } = best
    const line = { productId: id, quantity: 1, deliveryTypeId, productPrice: promoPrice ?? regularPrice, currencyCode: 'PLN' }
    return { id, vendorId, line }
  }

  /** Adds the product to a cart and previews the order. */
  async function fillCart(headers: Headers): Promise<void> {
    await fetchData('/shop/cart/product/add', { headers, body: (await product()).line })
    await fetchData('/shop/checkout/preview', { headers, body: { deliveries: [], promoCode: null } })
  }

  async function guestWithCart(): Promise<Headers> {
    const headers = { guestId: randomUUID() }
    await fillCart(headers)
    return headers
  }

  async function newOrder() {
    const { login: headers, credentials } = await client()
    await fillCart(headers)
    const { vendorId, line } = await product()
    const address = { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
    const { orderId, paymentLink } = await fetchData<{ orderId: number; paymentLink: string }>('/shop/checkout/order', {
      headers,
      body: {
        email: credentials.email,
        phone: '501 234 567',
        firstName: 'Hanna',
        lastName: 'Nowak',
        deliveryAddress: address,
        invoice: null,
        deliveries: [{ vendorId, deliveryTypeId: line.deliveryTypeId }],
        paymentMethod: 'BANK_TRANSFER',
        promoCode: null,
        comment: '',
        termsAgreement: true,
      },
    })
    return { orderId, paymentId: paymentLink.split('/').at(-1) ?? '' }
  }

  async function isPending({ paymentId }: { paymentId: string }): Promise<boolean> {
    const payment = await fetchData<{ status: string; orderStatus: string }>(`/shop/checkout/sandbox-payment/${paymentId}`)
    return payment.status === 'PENDING' && payment.orderStatus === 'AWAITING_PAYMENT'
  }
  async function newPaidOrder() {
    const { orderId, paymentId } = await newOrder()
    await fetchData(`/shop/checkout/sandbox-payment/${paymentId}`, { body: { status: 'PAID' } })
    const [item] = (await withdrawalOf(orderId)).left
    if (!item) throw new Error('Nothing was ordered')
    return { orderId, items: [{ productId: item.id, deliveryTypeId: item.deliveryTypeId, quantity: 1 }] }
  }
  async function withdrawalOf(orderId: number) {
    const { login: headers } = await client()
    const order = await fetchData<{ withdrawal: { left: { id: number; deliveryTypeId: number }[] } }>(`/shop/client/orders/${orderId}`, {
      headers,
    })
    return order.withdrawal
  }
  const canBeReturned = async ({ orderId }: { orderId: number }) => (await withdrawalOf(orderId)).left.length > 0
  const paidOrder = onceWhile(newPaidOrder, canBeReturned)
  const [orderToPayAnew, orderToPay] = [onceWhile(newOrder, isPending), onceWhile(newOrder, isPending)]

  async function pro(): Promise<Headers> {
    await fetchData('/shop/banners') // creates the world
    const isPro = and(eq(clientTable.world, DOCS_WORLD), eq(clientTable.isUserPro, true))
    const row = db.select({ id: clientTable.id }).from(clientTable).where(isPro).orderBy(asc(clientTable.id)).get()
    if (!row) throw new Error('No persona is a professional')
    return bearer(accounts.tokens.issue({ world: DOCS_WORLD, clientId: row.id, now: nowInDocs() }))
  }

  function nowInDocs(): number {
    const now = clock.now()
    const { clock: own } = worlds.enter(DOCS_WORLD, now)
    return own ? instantOn(own, now) : now
  }

  const newList = async () =>
    (await fetchData<{ id: number }>('/shop/client/pro/lists', { headers: await login(), body: { name: 'Hotel Łódź' } })).id
  const login = onceWhile(pro, async (headers) =>
    Array.isArray((await fetchData<{ items: unknown }>('/shop/client/pro/lists', { headers })).items),
  )
  const hasList = async (id: number) =>
    (await fetchData<{ items: { id: number }[] }>('/shop/client/pro/lists', { headers: await login() })).items.some(
      (list) => list.id === id,
    )
  const [listToKeep, listToRemove, listToUnshare] = [onceWhile(newList, hasList), onceWhile(newList, hasList), onceWhile(newList, hasList)]

  return {
    product,
    client,
    newClient,
    guestWithCart,
    paidOrder,
    pro: login,
    async slugs() {
      const [anyBoutique, anyTag] = [db.select().from(boutique).get(), db.select().from(tag).get()]
      const pages = db.select().from(contentPage).where(eq(contentPage.langId, 'pl')).orderBy(asc(contentPage.visibleFrom)).get()
      if (!anyBoutique || !anyTag || !pages) throw new Error('The shop has no boutique, tag or page')
      return { boutique: anyBoutique.slug, tag: anyTag.slug, page: pages.slug }
    },
    async passwordLink(): Promise<string> {
      const { credentials } = await newClient()
      await fetchData('/shop/client/password/reset', { body: { email: credentials.email } })
      const mail = accounts.outbox.list(DOCS_WORLD).find(({ recipient }) => recipient === credentials.email)
      return new URL(mail?.link ?? '', 'http://localhost').searchParams.get('token') ?? ''
    },
    async emailLink(): Promise<string> {
      const { credentials, login: headers } = await newClient()
      const email = `nowy-${credentials.email}`
      await fetchData('/shop/client/email', { headers, body: { email, password: credentials.password } })
      const mail = accounts.outbox.list(DOCS_WORLD).find(({ recipient }) => recipient === email)
      return new URL(mail?.link ?? '', 'http://localhost').searchParams.get('token') ?? ''
    },
    async alertLink(): Promise<string> {
      const email = `alert-${randomUUID().slice(0, 8)}@patyna.test`
      await fetchData('/shop/similar-alerts', { body: { productId: (await product()).id, email } })
      const mail = accounts.outbox.list(DOCS_WORLD).find(({ recipient }) => recipient === email)
      return new URL(mail?.link ?? '', 'http://localhost').searchParams.get('token') ?? ''
    },
    async newsletterLink(): Promise<string> {
      const email = `letter-${randomUUID().slice(0, 8)}@patyna.test`
      await fetchData('/shop/client/change-newsletter-agreement', { body: { newsletterAgreement: true, email, placement: 'footer' } })
      const mail = accounts.outbox.list(DOCS_WORLD).find(({ recipient }) => recipient === email)
      return new URL(mail?.link ?? '', 'http://localhost').searchParams.get('token') ?? ''
    },
    /** An account with two logins. @returns the newer, and the id of the other */
    async clientWithLogins() {
      const { credentials } = await newClient()
      const { token } = await fetchData<{ token: string }>('/auth/standard', { body: credentials })
      const { items } = await fetchData<{ items: { id: string; isCurrent: boolean }[] }>('/shop/client/logins', { headers: bearer(token) })
      return { login: bearer(token), id: items.find(({ isCurrent }) => !isCurrent)?.id ?? '' }
    },
    async addresses() {
      const { login: headers } = await client()
      const address = { street: 'Piotrkowska', building: '104', apartment: '7', zipCode: '90-926', city: 'Łódź', countryId: 'PL' }
      for (;;) {
        const { items } = await fetchData<{ items: { id: number }[] }>('/shop/client/addresses', { headers })
        const [first, last] = [items[0], items.at(-1)]
        if (first && last && first !== last) return { first: first.id, last: last.id }
        await fetchData('/shop/client/addresses', { headers, body: address })
      }
    },
    async orders() {
      return { first: await orderToPayAnew(), last: await orderToPay() }
    },
    async lists() {
      const [first, last] = [await listToKeep(), await listToRemove()]
      const body = { productId: (await product()).id, quantity: 1 }
      await fetchData(`/shop/client/pro/lists/${first}/products`, { headers: await login(), body })
      return { first, last, unshared: await listToUnshare() }
    },
    /** Key of a shared list. */
    async sharedKey() {
      const path = `/shop/client/pro/lists/${await listToKeep()}/share`
      return (await fetchData<{ shareKey: string }>(path, { headers: await login(), method: 'POST' })).shareKey
    },
  }
}

export type Reader = ReturnType<typeof docsReader>

function bearer(token: string): Headers {
  return { authorization: `Bearer ${token}` }
}
