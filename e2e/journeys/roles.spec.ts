// One journey per persona, each in its own world, so that they do not affect each other.
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { HOLIDAY_VENDOR_ID, PERSONAS, SUSPENDED_VENDOR_ID } from '#seeds/personas.ts'
import { main, putIntoCart } from '../checkout-parts.ts'
import { expect, test } from '../fixtures.ts'
import { returnTo } from '../renewal.ts'
import { canBeOrdered, isOnSale, type ProductFacts, productParams } from '../shop-lookup.ts'

const header = (page: Page) => page.getByRole('banner')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const account = (page: Page) => main(page).getByRole('navigation', { name: 'Konto' }).getByRole('link')
const isPlenty = (one: ProductFacts) => isOnSale(one) && one.deliveryConfigurations.STANDARD !== undefined && one.amountOfAvailableItems > 1

test.beforeEach(({ mock }) => expect(mock.world).toMatch(/^e2e-/))

test('ROLE-02, MNU-01: a customer finds the own things after login, and nothing of the others', async ({ page, open, shop, logInAs }) => {
  await putIntoCart(page, await shop.productThat('to be ordered', canBeOrdered))
  await logInAs('customer')
  await open('/moje-konto')
  await expect(header(page).getByRole('link', { name: 'Koszyk, 1 rzecz' })).toBeVisible()
  await expect(field(page, 'Imię')).toHaveValue('Hanna')
  await expect(account(page).filter({ hasText: /Listy|Kody|Panel/ })).toHaveCount(0)
  await account(page).filter({ hasText: 'Historia zamówień' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nie masz jeszcze zamówień' })).toBeVisible()
})

test('ROLE-05, MNU-02: a professional has order lists and discount codes', async ({ page, open, logInAs }) => {
  await logInAs('pro')
  await open('/moje-konto')
  await account(page).filter({ hasText: 'Listy zamówień' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listy zamówień' })).toBeVisible()
  await open('/moje-konto')
  await account(page).filter({ hasText: 'Kody zniżkowe' }).click()
  await expect(main(page).getByRole('button', { name: 'Użyj kodu PRO-15' })).toBeVisible()
})

test('ROLE-06, MNU-03, MNU-04, MNU-05: a vendor buys like anybody, and has a way to the panel', async ({ page, open, shop, logInAs }) => {
  await logInAs('vendor')
  const product = await shop.productThat('to be ordered', canBeOrdered)
  await putIntoCart(page, product)
  await open('/cart')
  await expect(main(page).getByRole('article').filter({ hasText: product.name })).toBeVisible()
  await open('/moje-konto')
  const panel = account(page).filter({ hasText: 'Panel sprzedawcy' })
  await expect(panel).toHaveAttribute('href', /^https:\/\/vendor\.patyna\.example/)
  await expect(panel).toHaveAttribute('target', '_blank')
  await expect(panel).toHaveAttribute('rel', 'noopener')
  await open('/panel-pro/listy')
  await expect(page).toHaveURL('/moje-konto')
})

test('MNU-06: a professional who sells has both', async ({ page, open, logInAs }) => {
  await logInAs('proVendor')
  await open('/moje-konto')
  await expect(account(page).filter({ hasText: 'Panel sprzedawcy' })).toBeVisible()
  await account(page).filter({ hasText: 'Listy zamówień' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listy zamówień' })).toBeVisible()
})

test('J-16, ROLE-07, GAP-28, PRD-55, PRD-61: an admin takes a product off sale, and its page says so on return to the tab', async ({
  page,
  logInAs,
  visit,
  shop,
  mock,
}) => {
  await logInAs('admin')
  const product = await shop.productThat('on sale', isPlenty)
  await visit('product', productParams(product))
  const card = page.getByRole('region', { name: 'Administracja' })
  await expect(card).toContainText('PUBLISHED')
  const admin = `https://admin.patyna.example/products/${product.id}`
  await expect(card.getByRole('link', { name: 'Otwórz w panelu' })).toHaveAttribute('href', admin)
  await mock.product(product.id, { status: 'DRAFT' })
  await returnTo(page)
  await expect(main(page).getByText('Sprzedane').first()).toBeVisible()
  await expect(card).not.toContainText('PUBLISHED')
  await expect(main(page).getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toHaveCount(0)
})

const Mails = z.object({ data: z.object({ items: z.array(z.object({ recipient: z.string(), link: z.string().nullable() })) }) })

test.describe('without a password', () => {
  test.use({ expectedStatuses: [401] })

  test('GAP-34, GAP-105: who bought without registration cannot log in, sets a password by mail and is in', async ({
    page,
    open,
    mock,
    mockRequest,
  }) => {
    const { email } = PERSONAS.withoutPassword
    await open('/logowanie')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Hasło').fill('zgaduje-sobie')
    await main(page).locator('form').getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(main(page).getByRole('alert')).toContainText('Nieprawidłowy e-mail lub hasło.')
    await page.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click()
    // Both pages have a field with this name.
    await expect(page.getByRole('heading', { level: 1, name: 'Przypomnienie hasła' })).toBeVisible()
    await field(page, 'E-mail').fill(email)
    await main(page).locator('form').getByRole('button', { name: 'Wyślij link' }).click()
    await expect(main(page).getByText(`Jeśli ${email} ma u nas konto`)).toBeVisible()

    const mails = await mockRequest?.get('/__mock/mails', { params: { world: mock.world } })
    const link = Mails.parse(await mails?.json()).data.items.find(({ recipient }) => recipient === email)?.link ?? ''
    await open(link)
    await field(page, 'Nowe hasło').fill('komoda-1971')
    await main(page).locator('form').getByRole('button', { name: 'Ustaw hasło' }).click()
    await expect(header(page).getByRole('link', { name: 'Twoje konto', exact: true })).toBeVisible()
    await open('/moje-konto')
    await expect(field(page, 'Imię')).toHaveValue('Ewa')
  })
})

test('PRD-55: products of a suspended vendor cannot be bought, and those in a cart are named', async ({
  page,
  visit,
  open,
  shop,
  mock,
}) => {
  const suspended = await shop.productThat('of the suspended vendor', ({ vendor }) => vendor.id === SUSPENDED_VENDOR_ID)
  await visit('product', productParams(suspended))
  await expect(main(page).getByText('Sprzedane').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toHaveCount(0)

  const product = await shop.productThat('to be ordered', canBeOrdered)
  await putIntoCart(page, product)
  await mock.vendor(product.vendor.id, { isSuspended: true })
  await open('/cart')
  await expect(main(page).getByText('Ta rzecz nie jest już dostępna')).toBeVisible()
})

test('GAP-83: a vendor on holiday says until when, and still sells', async ({ page, visit, shop }) => {
  const product = await shop.productThat('of a vendor on holiday', (one) => one.vendor.id === HOLIDAY_VENDOR_ID && isOnSale(one))
  await visit('product', productParams(product))
  await expect(main(page).getByText('Sprzedawca na urlopie do 31.08')).toBeVisible()
  await expect(
    main(page)
      .getByText(/u Ciebie do \d\d\.09/)
      .first(),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Dodano do koszyka' })).toBeVisible()
  await visit('catalog', { filters: NO_FILTERS })
  await expect(header(page).getByRole('link', { name: 'Koszyk, 1 rzecz' })).toBeVisible()
})
