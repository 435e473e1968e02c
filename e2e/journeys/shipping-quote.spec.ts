// The cost of delivery to a postal code, on a product's page (spec §5; GAP-39, GAP-117).
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { expect, header, test } from '../fixtures.ts'
import { isOnSale, type ProductFacts } from '../shop-lookup.ts'

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
