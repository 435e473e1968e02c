// Withdrawal from an order online: choosing, confirming, the state afterwards, and who has no such right (EXT-17).
import type { Locator, Page } from '@playwright/test'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { checkAxe } from '../axe.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { placeOrder } from '../placed-orders.ts'

const orderPath = (id: number) => `/historia-zamowien/${id}`
const confirmButton = (page: Page) => main(page).getByRole('button', { name: 'Potwierdź odstąpienie od umowy' })
const received = (page: Page) => main(page).getByRole('region', { name: 'Odstąpienie od umowy', exact: true })

test.beforeEach(inOwnWorld)

test(
  'EXT-17, GAP-106: a guest withdraws by the link of the mail, without a login, and nothing of the order’s address is shown',
  { tag: '@phone-too' },
  async ({ page, open, shop, logInAs, context }) => {
    await logInAs('customer')
    const product = await shop.productToOrder()
    const { id } = await placeOrder(page, product)
    await open(orderPath(id))
    const payment = (await main(page).getByRole('link', { name: 'Zapłać' }).getAttribute('href')) ?? ''
    await context.clearCookies({ name: 'token' })
    await open(payment)
    await main(page).getByRole('button', { name: 'Zapłać' }).click()
    await main(page).getByRole('link', { name: 'Odstąp od umowy' }).click()
    await expect(main(page).getByRole('heading', { level: 2, name: 'Odstąp od umowy tutaj' })).toBeVisible()
    expect(await main(page).textContent()).not.toMatch(/customer@patyna\.test|Piotrkowska/)
    await checkAxe(page)
    await main(page).getByRole('checkbox').check()
    await confirmButton(page).click()
    await expect(received(page)).toContainText(product.name)
    await expect(confirmButton(page)).toHaveCount(0)
    expect(await overflowing(page)).toEqual([])
    const left = async (part: Locator) => (await part.boundingBox())?.x
    expect(await left(received(page)), 'one column').toBe(await left(main(page).getByRole('link', { name: /^Zamówienie PAT-/ })))
  },
)

test('EXT-17: after 14 days, of an unpaid order and of a professional the page says why not', async ({
  page,
  open,
  shop,
  mock,
  logInAs,
}) => {
  await logInAs('pro')
  const product = await shop.productToOrder()
  const bought = await placeOrder(page, product)
  await mock.order(bought.id, { status: 'DELIVERED' })
  await open(`${orderPath(bought.id)}/odstapienie`)
  await expect(main(page).getByText(/^Prawo do odstąpienia od umowy mają konsumenci\./)).toBeVisible()
  await expect(confirmButton(page)).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Wyślij e-mailem' })).toHaveCount(0)
  await checkAxe(page)

  await page.context().clearCookies({ name: 'token' })
  await logInAs('customer')
  const unpaid = await placeOrder(page, product)
  await open(`${orderPath(unpaid.id)}/odstapienie`)
  await expect(main(page).getByText(/^To zamówienie nie jest zapłacone/)).toBeVisible()
  await mock.order(unpaid.id, { status: 'DELIVERED' })
  await mock.advanceClock(20 * DAY_MS)
  await logInAs('customer')
  await open(`${orderPath(unpaid.id)}/odstapienie`)
  await expect(main(page).getByText(/^Termin minął \d+ /)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText(/^Termin minął \d+ /), 'on paper, too').toBeVisible()
})
