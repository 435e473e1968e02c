// The cost of delivery to a postal code, on a product's page (spec §5; GAP-39, GAP-117).
import type { Page } from '@playwright/test'
import { FREE_DELIVERY_FROM_PLN } from '#app/domain/delivery/delivery.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { expect, header, main, test } from '../fixtures.ts'
import { hold } from '../hold-scripts.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'

const quantity = (page: Page) => main(page).getByRole('spinbutton').first()
const inStock = (pieces: number) => (product: ProductFacts) =>
  isOnSale(product) && product.amountOfAvailableItems >= pieces && product.deliveryConfigurations.STANDARD !== undefined

test('DLV-14: a guest who requests the shipping cost is redirected to login and back', async ({ page, visitProduct, shop }) => {
  const product = await shop.productThat('on sale', inStock(1))
  await visitProduct(product)
  const path = new URL(page.url()).pathname
  const login = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/logowanie'))
  await page.route('**/logowanie?*', async (route) => route.fulfill({ contentType: 'text/html', body: '<title>Login</title>' }))
  await page.getByRole('button', { name: 'Sprawdź koszt dostawy' }).click()
  expect(new URL((await login).url()).searchParams.get('redirectTo')).toBe(path)
})

test('DLV-11, WCAG 2.4.3: the form of the shipping cost wakes under the keyboard, and leaves the focus on its button', async ({
  page,
  visitProduct,
  shop,
}) => {
  const release = await hold(page, '**/shipping-quote*.js')
  await visitProduct(await shop.productThat('on sale', inStock(1)))
  const field = page.getByRole('textbox', { name: 'Kod pocztowy' })
  const ask = page.getByRole('button', { name: 'Sprawdź koszt dostawy' })
  await field.focus()
  await page.keyboard.type('00950')
  await page.keyboard.press('Tab')
  await expect(ask).toBeFocused()
  release()
  await expect(field, 'awake, it writes the dash').toHaveValue('00-950')
  await expect(ask).toBeFocused()
})

test('J-06, DLV-11, DLV-12, DLV-13, DLV-15, PRD-19, API-20: a logged-in user gets the cost after a complete postal code', async ({
  page,
  open,
  visitProduct,
  shop,
}) => {
  await open('/cart')
  const login = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
  const status = await page.evaluate(
    async (body) => (await fetch('/auth/standard', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    JSON.stringify(login),
  )
  expect(status).toBe(200)
  await visitProduct(await shop.productThat('on sale', inStock(1)))
  await expect(header(page).getByRole('link', { name: 'Twoje konto' })).toBeVisible()

  const asked: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/shop/delivery/cost/estimate') && asked.push(request.postDataJSON()))
  const field = page.getByRole('textbox', { name: 'Kod pocztowy' })
  const ask = page.getByRole('button', { name: 'Sprawdź koszt dostawy' })
  await ask.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Podaj kod pocztowy w postaci 00-000.') // GAP-117
  await field.pressSequentially('0095')
  await ask.click()
  expect(asked).toEqual([])
  await field.fill('')
  await field.pressSequentially('00950')
  await expect(field).toHaveValue('00-950')
  await ask.click()
  await expect(page.getByText(/wysyłka w \d+ d|Wycena indywidualna/).first()).toBeVisible()
  expect(asked).toMatchObject([{ zipCode: '00-950', quantity: 1, countryId: 'PL' }])
})

test('PRD-19, GAP-39: the cost of delivery is that of the chosen number of pieces', async ({ page, visitProduct, shop, logInAs }) => {
  await logInAs('customer')
  const product = await shop.productThat(
    'of which two go free, and one does not',
    (one) => inStock(2)(one) && (one.deliveryConfigurations.STANDARD?.price ?? 0) > 0 && isFreeFromTwo(one),
  )
  await visitProduct(product)
  await expect(header(page).getByRole('link', { name: 'Twoje konto' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Koszt dostawy' })
  const cost = form.getByRole('definition').first()
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).pressSequentially('00950')
  const ask = page.getByRole('button', { name: 'Sprawdź koszt dostawy' })
  await ask.click()
  await expect(cost).toContainText('zł')
  await quantity(page).fill('2')
  await expect(cost, 'this was the cost of one').toBeHidden()
  await ask.click()
  await expect(cost).toContainText('Bezpłatnie')
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).fill('81-001')
  await expect(cost, 'this was the cost to another place').toBeHidden()
  await ask.click()
  await expect(cost).toContainText('Bezpłatnie')
  await quantity(page).fill('1')
  await expect(cost).toBeHidden()

  const release = await hold(page, '**/delivery/cost/estimate')
  await ask.click()
  await expect(ask).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).fill('00-950')
  release()
  await expect(ask).not.toHaveAttribute('aria-busy', 'true')
  await expect(cost, 'the answer was for another place').toBeHidden()
})

function isFreeFromTwo({ prices }: ProductFacts): boolean {
  const price = prices.promo ?? prices.regular
  return price <= FREE_DELIVERY_FROM_PLN && 2 * price > FREE_DELIVERY_FROM_PLN
}
