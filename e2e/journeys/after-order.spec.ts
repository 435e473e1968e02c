// After an order: paying what is unpaid, its transfer, its states, cancelling and buying again (EXT-16).
import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { paidHere } from '../checkout-parts.ts'
import { expect, header, inOwnWorld, main, test, title } from '../fixtures.ts'
import { placeOrder } from '../placed-orders.ts'

const steps = (page: Page) => main(page).getByRole('list', { name: 'Przebieg zamówienia' }).getByRole('listitem')
const orderPath = (id: number) => `/historia-zamowien/${id}`

test.beforeEach(async ({ logInAs, mock }) => {
  inOwnWorld({ mock })
  await logInAs('customer')
})

test(
  'EXT-16: an unpaid order is said in the cart and the menu, and is paid with one press',
  { tag: '@phone-too' },
  async ({ page, open, shop, isMobile }) => {
    const { number } = await placeOrder(page, await shop.productToOrder())
    await open('/cart')
    await expect(main(page).getByText(`Na zapłatę czeka zamówienie ${number}.`)).toBeVisible()
    await checkAxe(page)
    if (!isMobile) {
      await header(page).getByRole('link', { name: 'Twoje konto', exact: true }).hover()
      await expect(header(page).getByRole('link', { name: `Zapłać: zamówienie ${number}` })).toHaveAttribute('href', paidHere)
    }
    await main(page)
      .getByRole('link', { name: `Zapłać: zamówienie ${number}` })
      .click()
    await expect(page).toHaveURL(paidHere)
    await main(page).getByRole('button', { name: 'Zapłać' }).click()
    await expect(title(page, 'Dziękujemy za zamówienie')).toBeVisible()
    await expect(main(page).getByText('Potwierdzenie wysłaliśmy na customer@patyna.test.')).toBeVisible()
    await checkAxe(page)
    await open('/cart')
    await expect(main(page).getByText('Na zapłatę czeka')).toHaveCount(0)
  },
)

test(
  'EXT-16: a bank transfer shows account, title and amount to copy, and a code',
  { tag: '@phone-too' },
  async ({ page, open, shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id, number } = await placeOrder(page, await shop.productToOrder())
    await open(orderPath(id))
    const transfer = main(page).getByRole('region', { name: 'Dane do przelewu' })
    await expect(transfer).toContainText('PL40 0000 0000 0000 0000 0000 1001')
    await expect(transfer.getByRole('img', { name: 'Kod QR przelewu' })).toBeVisible()
    for (const [what, copied] of [
      ['Numer konta', 'PL40000000000000000000001001'],
      ['Tytuł przelewu', number],
    ] as const) {
      await transfer.getByRole('button', { name: `Kopiuj: ${what}` }).click()
      await expect(transfer.getByRole('button', { name: `Skopiowano: ${what}` })).toBeVisible()
      expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(copied)
    }
    await checkAxe(page)
  },
)

test(
  'EXT-16: the line of time goes on with the order, and a parcel has its number',
  { tag: '@phone-too' },
  async ({ page, open, shop, mock }) => {
    const product = await shop.productToOrder()
    const { id } = await placeOrder(page, product)
    const current = main(page).locator('[aria-current=step]')
    await open(orderPath(id))
    await expect(current).toContainText('Czeka na zapłatę')
    await expect(steps(page)).toHaveCount(5)
    await expect(main(page).getByText(/^Przy zapłacie dzisiaj: dostawa do \d+ /)).toBeVisible()
    await expect(main(page).getByRole('link', { name: product.name })).toHaveAttribute('href', new RegExp(`-${product.id}$`))
    await expect(main(page).getByRole('article').locator('img')).toHaveCount(1)
    await mock.order(id, { status: 'PAID' })
    await mock.order(id, { status: 'SHIPPED' })
    await page.reload()
    await expect(current).toContainText('Wysłane')
    await expect(main(page).getByText(/^Dostawa do \d+ /)).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^śledź przesyłkę \d+/ })).toHaveAttribute('href', /^https:\/\/kurier24\.example\//)
    await expect(main(page).getByRole('link', { name: /^Napisz do sprzedawcy/ })).toHaveAttribute('href', /^mailto:.+Zam%C3%B3wienie/)
    await expect(main(page).getByRole('button', { name: 'Anuluj zamówienie' })).toHaveCount(0)
    await checkAxe(page)
  },
)

test('EXT-16: a paid order is cancelled after a question, and its things are bought again', async ({ page, open, shop, mock }) => {
  const product = await shop.productToOrder()
  const { id } = await placeOrder(page, product)
  await mock.order(id, { status: 'PAID' })
  await open(orderPath(id))
  await main(page).getByRole('button', { name: 'Anuluj zamówienie' }).click()
  const question = page.getByRole('dialog', { name: /^Anulować zamówienie/ })
  await expect(question).toContainText(/Zwrócimy .+ w ciągu 14 dni/)
  await checkAxe(page)
  await question.getByRole('button', { name: 'Tak, anuluj' }).click()
  await expect(steps(page).last()).toContainText('Anulowane')
  await main(page).getByRole('button', { name: 'Kup ponownie' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(main(page).getByRole('link', { name: product.name })).toBeVisible()
})
