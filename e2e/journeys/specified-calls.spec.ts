// Every call of the specification's table, as the mock's journal has it after shoppers' clicks (spec §7, EXT-74).
// API-07, API-08, API-09, API-10, API-11, API-12, API-13, API-14, API-15, API-16, API-17, API-18, API-19,
// API-20, API-21, API-22, API-23, API-24, API-25
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { PERSONAS } from '#seeds/personas.ts'
import { logIn, register } from '../account-parts.ts'
import { agree, newEmail, paidHere, submit, toOrderButton, toSummary } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { journalOf } from '../mock-control.ts'
import { canBeOrdered, type ProductFacts } from '../shop-lookup.ts'

const Journal = z.object({
  data: z.object({
    entries: z.array(
      z.object({
        method: z.string(),
        path: z.string(),
        query: z.string(),
        body: z.string().nullable(),
        headers: z.record(z.string(), z.string()),
      }),
    ),
  }),
})

/** Of a masked secret. */
const HIDDEN = expect.any(String)
/** A seeded promo code without minimum value. */
const CODE = 'WITAJ10'
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })
const buttonOf = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first()

/** Waits for a call of the specification in the journal; its query or body is the expected one, no more and no less. */
async function seen({ context, request }: { context: BrowserContext; request: APIRequestContext }, row: string, expected: unknown) {
  const [method, path = ''] = row.split(' ')
  const calls = async () => {
    const { data } = Journal.parse(JSON.parse((await journalOf(context, request)) ?? ''))
    return data.entries.filter((entry) => entry.method === method && entry.path === path)
  }
  const told = ({ query, body }: Awaited<ReturnType<typeof calls>>[number]) => ({
    ...(query !== '' && { query: Object.fromEntries(new URLSearchParams(query)) }),
    ...(body && { body: JSON.parse(body) as unknown }),
  })
  await expect.poll(async () => (await calls()).map(told), row).toContainEqual(expected)
  const [newest] = await calls()
  test.info().annotations.push({ type: row, description: newest ? JSON.stringify(told(newest)) : '' })
  return newest?.headers
}

const inTwoPieces = (product: ProductFacts) => canBeOrdered(product) && product.amountOfAvailableItems >= 2

test('the calls about an account', async ({ page, open, mock, context, mockRequest }) => {
  const calls = { context, request: mockRequest as APIRequestContext }
  inOwnWorld({ mock })
  const form = main(page).locator('form')
  const address = newEmail()
  await open('/rejestracja')
  await register(page, address, 'krzeslo-1962')
  const agreements = {
    newsletterAgreement: false,
    personalDataAgreement: true,
    termsAgreement: true,
  }
  const registration = {
    defaultLangId: 'pl',
    email: HIDDEN,
    password: HIDDEN,
    ...agreements,
  }
  await seen(calls, 'POST /shop/client/register', { body: registration })
  await expect(page).not.toHaveURL(/rejestracja/)

  await open('/moje-konto')
  await buttonOf(page, 'Wyloguj się').click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await seen(calls, 'POST /auth/logout', {})

  await open('/przypomnij-haslo')
  await email(page).first().fill(address)
  await form.getByRole('button').first().click()
  await seen(calls, 'POST /shop/client/password/reset', { body: { email: address } })

  const newsletter = page.getByRole('contentinfo').getByRole('form')
  await newsletter.getByRole('textbox').fill(address)
  await newsletter.getByRole('button').click()
  const signUp = {
    newsletterAgreement: true,
    email: address,
    placement: 'footer',
  }
  await seen(calls, 'POST /shop/client/change-newsletter-agreement', { body: signUp })

  await open('/logowanie')
  await logIn(page, PERSONAS.customer.email)
  await seen(calls, 'POST /auth/standard', { body: { email: PERSONAS.customer.email, password: HIDDEN } })
  await seen(calls, 'GET /shop/client/details', {})
  // A browser in the middle of a navigation may keep its context from closing.
  await expect(page).not.toHaveURL(/logowanie/)
})

test('the calls about cart and order; banner and postal code go with the addition, the code with the removal', async ({
  page,
  open,
  visitProduct,
  shop,
  mock,
  context,
  mockRequest,
  logInAs,
}) => {
  test.slow()
  const calls = { context, request: mockRequest as APIRequestContext }
  inOwnWorld({ mock })
  await logInAs('customer')
  await open('/')
  const banner = main(page).locator('a[href*="campaignId="]').first()
  const campaignId = Number(/campaignId=(\d+)/.exec((await banner.getAttribute('href')) ?? '')?.[1])
  const ofHome = (await title(page).textContent()) ?? ''
  await banner.click()
  await expect(page).toHaveURL(new RegExp(`campaignId=${campaignId}`))
  // The address changes first; until the page does, its cards are those of the home page.
  await expect(title(page)).not.toHaveText(ofHome)
  await main(page).locator('article:not([data-sold]) h3 a').first().click()
  await expect(page, 'a banner’s product').toHaveURL(new RegExp(String.raw`-\d+\?campaignId=${campaignId}$`))
  const led = Number(/-(\d+)\?/.exec(page.url())?.[1])
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).pressSequentially('00950')
  await buttonOf(page, 'Sprawdź koszt dostawy').click()
  const quoted = {
    productId: led,
    quantity: 1,
    zipCode: '00-950',
    countryId: 'PL',
  }
  await seen(calls, 'POST /shop/delivery/cost/estimate', { body: quoted })
  const sent = page.waitForRequest('**/shop/cart/product/add')
  await buttonOf(page, 'Dodaj do koszyka').click()
  expect((await (await sent).allHeaders())['cookie'], 'API-05: cookies are sent').toMatch(/\btoken=/)
  const money = {
    productPrice: expect.any(Number),
    currencyCode: 'PLN',
    deliveryTypeId: expect.any(Number),
  }
  const added = {
    productId: led,
    quantity: 1,
    zipCode: '00-950',
    ...money,
    campaignId,
    listId: null,
  }
  const headers = await seen(calls, 'POST /shop/cart/product/add', { body: added })
  const [guestid, authorization] = [expect.any(String), expect.any(String)]
  // API-01, API-02, API-03, API-04
  expect(headers).toMatchObject({ guestid, langid: 'pl', shippingto: 'pl', authorization })
  expect(headers, 'cookies are for our own origin alone').not.toHaveProperty('cookie')

  const product = await shop.productThat('in two pieces', (one) => inTwoPieces(one) && one.id !== led)
  await visitProduct(product)
  await buttonOf(page, 'Dodaj do koszyka').click()
  const plain = {
    productId: product.id,
    quantity: 1,
    zipCode: null,
    ...money,
    campaignId: null,
    listId: null,
  }
  await seen(calls, 'POST /shop/cart/product/add', { body: plain })

  await open('/cart')
  await seen(calls, 'GET /shop/cart/details2', {})
  await page.getByRole('textbox', { name: 'Kod promocyjny' }).fill(CODE)
  await page.getByRole('textbox', { name: 'Kod promocyjny' }).press('Enter')
  await seen(calls, `GET /shop/cart/details2/${CODE}`, {})
  await expect(main(page).getByText(`Kod ${CODE}`)).toBeVisible()
  const line = (id: number) =>
    main(page)
      .locator('article')
      .filter({ has: page.locator(`h3 a[href$="-${id}"]`) })
  await line(product.id)
    .getByRole('button', { name: /^Więcej/ })
    .click()
  const changed = {
    productId: product.id,
    quantity: 2,
    discountCode: CODE,
  }
  await seen(calls, 'POST /shop/cart/product/change-quantity', { body: changed })
  await line(led).getByRole('button', { name: /^Usuń/ }).click()
  const removed = {
    productId: led,
    zipCode: '00-950',
    discountCode: CODE,
  }
  await seen(calls, 'POST /shop/cart/product/remove-details', { body: removed })
  await main(page)
    .getByRole('button', { name: /^Cofnij/ })
    .click()
  await expect(line(led), 'put back as it was').toBeVisible()
  await seen(calls, 'POST /shop/cart/product/add', { body: added })

  await open('/checkout')
  await toSummary(page, PERSONAS.customer.email)
  await agree(page)
  await submit(page).click()
  await buttonOf(page, 'Odrzuć').click()
  await open('/historia-zamowien')
  const paid = page.waitForRequest('**/shop/checkout/re-pay/*')
  await buttonOf(page, /^Zapłać/).click()
  await seen(calls, `POST ${new URL((await paid).url()).pathname}`, { body: { paymentMethod: 'BANK_TRANSFER' } })
  await expect(page).toHaveURL(paidHere)
})

test('the calls of a guest, and about listings', async ({ page, open, visitProduct, shop, mock, context, mockRequest }) => {
  test.slow()
  const calls = { context, request: mockRequest as APIRequestContext }
  inOwnWorld({ mock })
  const filters =
    'textSearch=fotel&colors=2,7&priceFrom=100&dimensionWidthTo=90&onlyPromo=true&classification=1&sortOrder=price&sortDir=asc'
  await open(`/produkty?${filters}`)
  await seen(calls, 'POST /shop/search/products', {
    query: { page: '1', per_page: '32' },
    body: {
      textSearch: 'fotel',
      colors: [2, 7],
      price: { from: 100 },
      'dimension-width': { to: 90 },
      onlyPromo: true,
      classification: [1],
      orderBy: { order: 'price', dir: 'asc' },
      visibleOnGrid: 2,
      facets: true, // EXT-02
    },
  })
  await seen(calls, 'GET /shop/banners', {})

  const product = await shop.productToOrder()
  await visitProduct(product)
  await buttonOf(page, /^Ulubione/).click()
  await seen(calls, `POST /shop/client/product/like/${product.id}`, { body: { like: true } })
  await seen(calls, 'GET /shop/client/product/likes-details', { query: { page: '1', per_page: 'all' } })
  const other = await shop.productThat('another', (one) => canBeOrdered(one) && one.id !== product.id)
  await visitProduct(other)
  await main(page).getByRole('tab', { name: 'Ostatnio oglądane' }).click()
  await seen(calls, 'GET /shop/product/viewed/last', { query: { productsIds: String(product.id), per_page: '8' } })

  await toOrderButton(page, open, product)
  await submit(page).click()
  const client = {
    email: HIDDEN,
    defaultLangId: 'pl',
    personalDataAgreement: true,
    termsAgreement: true,
  }
  await seen(calls, 'POST /shop/client/create-without-registration', { body: expect.objectContaining(client) })
  await expect(page).toHaveURL(paidHere)
})
