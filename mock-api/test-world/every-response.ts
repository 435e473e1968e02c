// A good response of every call of the contract, some of them several.
import * as account from '#app/shop-api/contract/account.ts'
import * as addresses from '#app/shop-api/contract/addresses.ts'
import * as auth from '#app/shop-api/contract/auth.ts'
import { banners } from '#app/shop-api/contract/banners.ts'
import * as cart from '#app/shop-api/contract/cart.ts'
import * as checkout from '#app/shop-api/contract/checkout.ts'
import * as sandbox from '#app/shop-api/contract/sandbox-payment.ts'
import * as client from '#app/shop-api/contract/client.ts'
import { contentPage } from '#app/shop-api/contract/content.ts'
import * as home from '#app/shop-api/contract/home.ts'
import * as likes from '#app/shop-api/contract/likes.ts'
import * as listings from '#app/shop-api/contract/listings.ts'
import * as orders from '#app/shop-api/contract/orders.ts'
import * as password from '#app/shop-api/contract/password.ts'
import * as pro from '#app/shop-api/contract/pro.ts'
import * as product from '#app/shop-api/contract/product.ts'
import { referenceList } from '#app/shop-api/contract/reference.ts'
import * as alerts from '#app/shop-api/contract/similar-alerts.ts'
import * as newsletter from '#app/shop-api/contract/newsletter.ts'
import { sendContactMessage } from '#app/shop-api/contract/contact.ts'
import * as search from '#app/shop-api/contract/search.ts'
import { sitemapProducts } from '#app/shop-api/contract/sitemap.ts'
import { withdraw } from '#app/shop-api/contract/withdrawals.ts'
import { changeOrder } from '../control/contract/shop.ts'
import { createCartWorld, GUEST, MANY, ORDER, OTHER, wanted } from './cart-calls.ts'
import { AGREED, PERSONA_PASSWORD, PERSONAS } from './personas.ts'
import { PRODUCT } from './products.ts'

/** A response with the call that it is of. */
export interface RecordedResponse {
  operationId: string
  /** As parsed from its text. */
  json: { data: never }
}

/** Makes every call in a world of its own, in an order in which each finds what it needs. */
export async function everyResponse(): Promise<readonly RecordedResponse[]> {
  const { world } = await createCartWorld()
  const recorded: RecordedResponse[] = []

  async function call(
    route: { method: string; path: string; operationId: string },
    values: object,
    body?: unknown,
    headers: Record<string, string> = GUEST,
  ) {
    const path = Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, String(value)), route.path)
    const query = new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (route.path.includes(`{${name}}`) ? [] : [[name, String(value)]])),
    )
    const response = await world.send(`${path}?${query.toString()}`, { method: route.method.toUpperCase(), headers, body })
    const json = await response.json()
    if (response.status !== 200) throw new Error(`${route.operationId}: ${response.status} ${JSON.stringify(json)}`)
    recorded.push({ operationId: route.operationId, json })
    return json.data
  }

  await call(banners, {})
  await call(banners, {}, undefined, { ...GUEST, langId: 'en' })
  await call(search.searchProducts, {}, { facets: true })
  await call(search.searchProducts, { per_page: 100 }, {})
  await call(search.searchSuggest, { q: 'fot' })
  for (const id of Object.values(PRODUCT)) await call(product.productDetails, { id })
  await call(product.viewedLast, { productsIds: '3,1,2', per_page: 3 })
  await call(listings.vendorDetails, { id: 1 })
  await call(listings.vendorDetails, { id: 3 })
  await call(listings.boutiqueDetails, { butique: 'zielone' })
  await call(home.boutiqueList, { slugs: 'zielone' })
  await call(home.searchExamples, { categories: '145,999' })
  await call(listings.tagDetails, { tag: 'noc-zakupow' })
  await call(contentPage, { lang: 'pl', slug: 'kontakt-z-nami' })
  await call(referenceList, { list: 'colors' })
  await call(sitemapProducts, { after: 0, upTo: 50_000 })

  await call(likes.likeProduct, { id: 1 }, { like: true })
  await call(likes.likesDetails, { per_page: 'all' })
  await call(client.clientDetails, {})
  await call(client.changeNewsletterAgreement, {}, { newsletterAgreement: true, email: 'nobody@patyna.test', placement: 'footer' })
  const newsletterToken = world.mailedToken()
  await call(newsletter.confirmNewsletter, {}, { token: newsletterToken })
  await call(newsletter.endNewsletter, {}, { token: newsletterToken })
  await call(password.resetPassword, {}, { email: PERSONAS.customer.email })
  const secret = world.mailedToken()
  await call(password.setPassword, {}, { token: secret, password: PERSONA_PASSWORD })
  await call(alerts.requestSimilarAlert, {}, { productId: 1, email: 'nobody@patyna.test' })
  const alertToken = world.mailedToken()
  await call(alerts.confirmSimilarAlert, {}, { token: alertToken })
  await call(alerts.endSimilarAlert, {}, { token: alertToken })
  const message = { name: 'Hanna', email: 'nobody@patyna.test', subject: 'Blat', message: 'Czy ma ślady?', productId: 1 }
  await call(sendContactMessage, {}, message)
  await call(client.register, {}, { ...AGREED, email: 'new@patyna.test', password: PERSONA_PASSWORD }, {})
  await call(client.createWithoutRegistration, {}, { ...AGREED, email: 'guest@patyna.test' }, {})

  await call(cart.cartDetails, {})
  await call(cart.addToCart, {}, wanted(MANY, { quantity: 2 }))
  await call(cart.addToCart, {}, wanted(OTHER))
  await call(cart.changeQuantity, {}, { productId: MANY, quantity: 1 })
  await call(cart.cartDetails, {})
  await call(cart.cartDetailsWithCode, { promoCode: 'EVERYTHING' })
  await call(cart.cartDetailsWithCode, { promoCode: 'OVER' })
  await call(cart.removeFromCart, {}, { productId: OTHER })
  await call(checkout.paymentMethods, {})
  await call(checkout.previewOrder, {}, { deliveries: [], promoCode: 'TENTH' })
  const { orderId, paymentLink } = await call(checkout.placeOrder, {}, ORDER)
  const paymentId = paymentLink.split('/').at(-1)
  await call(sandbox.sandboxPayment, { paymentId })
  await call(sandbox.settleSandboxPayment, { paymentId }, { status: 'REJECTED' })
  await call(checkout.rePay, { orderId }, { paymentMethod: 'CARD' })

  const body = { email: PERSONAS.pro.email, password: PERSONA_PASSWORD }
  const { token } = await call(auth.login, {}, body, {})
  const login = { authorization: `Bearer ${token}` }
  const estimate = { productId: MANY, quantity: 1, zipCode: '90-926', countryId: 'PL' }
  await call(checkout.estimateDelivery, {}, estimate, login)
  await call(client.clientDetails, {}, undefined, login)
  await call(client.changeDetails, {}, { firstName: 'Piotr', lastName: null, phone: '501 234 567', defaultLangId: 'en' }, login)
  const { id } = await call(addresses.addAddress, {}, ORDER.deliveryAddress, login)
  await call(addresses.replaceAddress, { id }, { ...ORDER.deliveryAddress, apartment: '7' }, login)
  await call(addresses.addresses, {}, undefined, login)
  await call(addresses.removeAddress, { id }, undefined, login)
  const list = await call(pro.addProList, {}, { name: 'Hotel Łódź' }, login)
  await call(pro.renameProList, { id: list.id }, { name: 'Biuro' }, login)
  await call(pro.putOnProList, { id: list.id }, { productId: MANY, quantity: 5 }, login)
  await call(pro.proLists, {}, undefined, login)
  const { shareKey } = await call(pro.shareProList, { id: list.id }, undefined, login)
  await call(pro.sharedList, { key: shareKey })
  await call(pro.unshareProList, { id: list.id }, undefined, login)
  await call(pro.takeOffProList, { id: list.id, productId: MANY }, undefined, login)
  await call(pro.removeProList, { id: list.id }, undefined, login)
  await call(pro.discountCodes, {}, undefined, login)
  await call(cart.addToCart, {}, wanted(MANY), login)
  const invoice = { company: 'Pracownia Wnętrz', nip: '526-104-08-28', address: 'Piotrkowska 104, 90-926 Łódź' }
  const order = await call(checkout.placeOrder, {}, { ...ORDER, invoice }, login)
  await call(orders.orders, {}, undefined, login)
  await call(orders.orderDetails, { id: order.orderId }, undefined, login)
  await call(orders.buyAgain, { id: order.orderId }, undefined, login)
  await call(orders.cancelOrder, { id: order.orderId }, undefined, login)
  await call(password.changePassword, {}, { oldPassword: PERSONA_PASSWORD, newPassword: PERSONA_PASSWORD }, login)
  const wish = { email: 'other@patyna.test', password: PERSONA_PASSWORD }
  await call(account.requestEmailChange, {}, wish, login)
  await call(account.cancelEmailChange, {}, undefined, login)
  await call(account.requestEmailChange, {}, wish, login)
  await call(account.confirmEmailChange, {}, { token: world.mailedToken() })
  await call(auth.logout, {}, undefined, login)

  const consumer = await world.logIn('customer')
  await call(cart.addToCart, {}, wanted(MANY), consumer)
  const { orderId: paid } = await call(checkout.placeOrder, {}, ORDER, consumer)
  await world.call(changeOrder, `/__mock/orders/${paid}`, { method: 'PATCH', body: { status: 'PAID' } })
  const items = [{ productId: MANY, deliveryTypeId: 1, quantity: 1 }]
  await call(withdraw, { id: paid }, { items, reason: null }, consumer)
  await world.logIn('customer')
  const logins = (await call(account.accountLogins, {}, undefined, consumer)).items
  await call(account.endLogin, { id: logins.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id }, undefined, consumer)
  await call(account.endOtherLogins, {}, undefined, consumer)
  await call(account.exportAccount, {}, undefined, consumer)
  await call(account.deleteAccount, {}, { password: PERSONA_PASSWORD }, consumer)
  return recorded
}
