// Live examples: the values with which a call's curl line on /docs runs as printed, from the database of this mock. Calls without a row use
// the document's example values.
import { randomUUID } from 'node:crypto'
import { WORLD_HEADER } from '../http/read-context.ts'
import { DOCS_WORLD } from '../store/world-names.ts'
import type { Reader } from './docs-reader.ts'

/** Values that replace a call's example values. */
export interface LiveExample {
  headers?: Record<string, string>
  parameters?: Record<string, string | number>
  /** Fields of the body to replace; all others keep their example values. */
  body?: Record<string, unknown>
}

const guest = () => ({ guestId: randomUUID() })
const newEmail = () => `czytelnik-${randomUUID().slice(0, 8)}@patyna.test`

const LIVE_EXAMPLES: Readonly<Record<string, (reader: Reader) => Promise<LiveExample>>> = {
  productDetails: async ({ product }) => ({ parameters: { id: (await product()).id } }),
  viewedLast: async ({ product }) => ({ parameters: { productsIds: (await product()).id } }),
  vendorDetails: async ({ product }) => ({ parameters: { id: (await product()).vendorId } }),
  boutiqueDetails: async ({ slugs }) => ({ parameters: { butique: (await slugs()).boutique } }),
  boutiqueList: async ({ slugs }) => ({ parameters: { slugs: (await slugs()).boutique } }),
  tagDetails: async ({ slugs }) => ({ parameters: { tag: (await slugs()).tag } }),
  contentPage: async ({ slugs }) => ({ parameters: { lang: 'pl', slug: (await slugs()).page } }),

  login: async ({ client }) => ({ body: (await client()).credentials }),
  logout: async ({ newClient }) => ({ headers: (await newClient()).login }),
  clientDetails: async ({ client }) => ({ headers: (await client()).login }),
  changeDetails: async ({ client }) => ({ headers: (await client()).login }),
  register: async () => ({ body: { email: newEmail() } }),
  createWithoutRegistration: async () => ({ body: { email: newEmail() } }),
  changeNewsletterAgreement: async () => ({ body: { email: newEmail() } }),
  resetPassword: async ({ client }) => ({ body: { email: (await client()).credentials.email } }),
  setPassword: async ({ passwordLink }) => ({ body: { token: await passwordLink() } }),
  // A separate account, because the call logs all other sessions out.
  async changePassword({ newClient }) {
    const { login, credentials } = await newClient()
    return { headers: login, body: { oldPassword: credentials.password } }
  },
  // The rest of an account likewise: each line has an account of its own.
  async requestEmailChange({ newClient }) {
    const { login, credentials } = await newClient()
    return { headers: login, body: { email: newEmail(), password: credentials.password } }
  },
  cancelEmailChange: async ({ newClient }) => ({ headers: (await newClient()).login }),
  confirmEmailChange: async ({ emailLink }) => ({ body: { token: await emailLink() } }),
  requestSimilarAlert: async ({ product }) => ({ body: { productId: (await product()).id, email: newEmail() } }),
  confirmSimilarAlert: async ({ alertLink }) => ({ body: { token: await alertLink() } }),
  confirmNewsletter: async ({ newsletterLink }) => ({ body: { token: await newsletterLink() } }),
  exportAccount: async ({ client }) => ({ headers: (await client()).login }),
  async deleteAccount({ newClient }) {
    const { login, credentials } = await newClient()
    return { headers: login, body: { password: credentials.password } }
  },
  accountLogins: async ({ client }) => ({ headers: (await client()).login }),
  endOtherLogins: async ({ client }) => ({ headers: (await client()).login }),
  async endLogin({ clientWithLogins }) {
    const { login, id } = await clientWithLogins()
    return { headers: login, parameters: { id } }
  },
  addresses: async ({ client }) => ({ headers: (await client()).login }),
  addAddress: async ({ client }) => ({ headers: (await client()).login }),
  replaceAddress: async ({ client, addresses }) => ({ headers: (await client()).login, parameters: { id: (await addresses()).first } }),
  removeAddress: async ({ client, addresses }) => ({ headers: (await client()).login, parameters: { id: (await addresses()).last } }),

  likesDetails: async () => ({ headers: guest() }),
  likeProduct: async ({ product }) => ({ headers: guest(), parameters: { id: (await product()).id } }),

  cartDetails: async ({ guestWithCart }) => ({ headers: await guestWithCart() }),
  cartDetailsWithCode: async ({ guestWithCart }) => ({ headers: await guestWithCart() }),
  addToCart: async ({ product }) => ({ headers: guest(), body: (await product()).line }),
  async changeQuantity({ guestWithCart, product }) {
    const { productId, deliveryTypeId } = (await product()).line
    return { headers: await guestWithCart(), body: { productId, deliveryTypeId, quantity: 1, discountCode: null } }
  },
  async removeFromCart({ guestWithCart, product }) {
    const { productId, deliveryTypeId } = (await product()).line
    return { headers: await guestWithCart(), body: { productId, deliveryTypeId, discountCode: null } }
  },
  estimateDelivery: async ({ client, product }) => ({ headers: (await client()).login, body: { productId: (await product()).id } }),
  previewOrder: async ({ guestWithCart }) => ({ headers: await guestWithCart(), body: { promoCode: null } }),
  async placeOrder({ guestWithCart, product }) {
    const { vendorId, line } = await product()
    const body = { deliveries: [{ vendorId, deliveryTypeId: line.deliveryTypeId }], promoCode: null, invoice: null, expectedTotals: null }
    return { headers: await guestWithCart(), body }
  },
  rePay: async ({ client, orders }) => ({ headers: (await client()).login, parameters: { orderId: (await orders()).first.orderId } }),
  sandboxPayment: async ({ orders }) => ({ parameters: { paymentId: (await orders()).first.paymentId } }),
  settleSandboxPayment: async ({ orders }) => ({ parameters: { paymentId: (await orders()).last.paymentId } }),
  orders: async ({ client }) => ({ headers: (await client()).login }),
  orderDetails: async ({ client, orders }) => ({ headers: (await client()).login, parameters: { id: (await orders()).first.orderId } }),
  cancelOrder: async ({ client, orders }) => ({ headers: (await client()).login, parameters: { id: (await orders()).last.orderId } }),
  async withdraw({ client, paidOrder }) {
    const { orderId, items } = await paidOrder()
    return { headers: (await client()).login, parameters: { id: orderId }, body: { items, reason: null } }
  },
  buyAgain: async ({ client, orders }) => ({ headers: (await client()).login, parameters: { id: (await orders()).first.orderId } }),

  proLists: async ({ pro }) => ({ headers: await pro() }),
  addProList: async ({ pro }) => ({ headers: await pro() }),
  renameProList: async ({ pro, lists }) => ({ headers: await pro(), parameters: { id: (await lists()).first } }),
  removeProList: async ({ pro, lists }) => ({ headers: await pro(), parameters: { id: (await lists()).last } }),
  putOnProList: async ({ pro, lists, product }) => ({
    headers: await pro(),
    parameters: { id: (await lists()).first },
    body: { productId: (await product()).id },
  }),
  takeOffProList: async ({ pro, lists, product }) => ({
    headers: await pro(),
    parameters: { id: (await lists()).first, productId: (await product()).id },
  }),
  shareProList: async ({ pro, lists }) => ({ headers: await pro(), parameters: { id: (await lists()).first } }),
  unshareProList: async ({ pro, lists }) => ({ headers: await pro(), parameters: { id: (await lists()).unshared } }),
  sharedList: async ({ sharedKey }) => ({ parameters: { key: await sharedKey() } }),
  discountCodes: async ({ pro }) => ({ headers: await pro() }),
}

/** The live examples of a page, by operation. If one cannot be created, its line shows the document's example values. */
export async function liveExamples(reader: Reader): Promise<ReadonlyMap<string, LiveExample>> {
  const examples = new Map<string, LiveExample>()
  // First, because they reduce the stock, and the other lines need a product in stock.
  await reader.orders().catch(() => null)
  await reader.paidOrder().catch(() => null)
  for (const operationId of Object.keys(LIVE_EXAMPLES)) {
    const example = await liveExample(reader, operationId)
    if (example) examples.set(operationId, example)
  }
  return examples
}

/** The live example of one operation; empty: the document's values will do; null: it cannot be created. */
export async function liveExample(reader: Reader, operationId: string): Promise<LiveExample | null> {
  const make = Object.hasOwn(LIVE_EXAMPLES, operationId) ? LIVE_EXAMPLES[operationId] : undefined
  if (!make) return {}
  const example = await make(reader).catch(() => null)
  return example && { ...example, headers: { [WORLD_HEADER]: DOCS_WORLD, ...example.headers } }
}
