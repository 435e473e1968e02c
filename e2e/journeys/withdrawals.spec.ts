// Withdrawal from an order online: choosing, confirming, the state afterwards, and who has no such right (EXT-17).
import type { Locator, Page } from '@playwright/test'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { checkAxe } from '../axe.ts'
import { expect, inOwnWorld, main, test, untilHydrated } from '../fixtures.ts'
import { holdScripts } from '../hold-scripts.ts'
import { overflowing } from '../layout.ts'
import { placeOrder } from '../placed-orders.ts'
import { canBeOrdered } from '../shop-lookup.ts'

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

test('EXT-17: on a slow line a thing is chosen before the scripts arrive, and how many of it; it counts', async ({
  page,
  open,
  shop,
  mock,
  logInAs,
}) => {
  await logInAs('customer')
  const product = await shop.productThat('with three pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 3)
  const { id } = await placeOrder(page, product, product, product)
  await mock.order(id, { status: 'PAID' })
  await open(orderPath(id))
  const release = await holdScripts(page)
  await page.goto(`${orderPath(id)}/odstapienie`, { waitUntil: 'commit' })
  await main(page).getByRole('checkbox').check()
  await main(page).getByRole('spinbutton').fill('2')
  await main(page).getByRole('textbox', { name: 'Powód, jeśli chcesz go podać' }).fill('Inny kolor.')
  await expect(confirmButton(page), 'a press would load the page again, with the reason in its address').toBeDisabled()
  release()
  await confirmButton(page).click()
  await expect(received(page)).toContainText(`2 × ${product.name}`)
})

test('GAP-157: a reload changes neither how many of a thing are chosen nor which', async ({ page, open, shop, mock, logInAs }) => {
  await logInAs('customer')
  const first = await shop.productToOrder()
  const second = await shop.productThat('to be ordered, too', (one) => canBeOrdered(one) && one.id !== first.id)
  const { id } = await placeOrder(page, first, first, second, second)
  await mock.order(id, { status: 'PAID' })
  await open(`${orderPath(id)}/odstapienie`)
  for (const { name } of [first, second])
    await main(page)
      .getByRole('button', { name: `Mniej: ${name}` })
      .click()
  await main(page).getByRole('checkbox', { name: second.name }).uncheck()
  await page.reload()
  for (const { name } of [first, second])
    await expect(main(page).getByRole('spinbutton', { name: `Liczba sztuk: ${name}` })).toHaveValue('1')
  await expect(main(page).getByRole('checkbox', { name: first.name })).toBeChecked()
  await expect(main(page).getByRole('checkbox', { name: second.name })).not.toBeChecked()
  const sent = page.waitForRequest('**/withdrawals')
  await confirmButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ items: [{ productId: first.id, quantity: 1 }] })
  await expect(received(page)).toContainText(`1 × ${first.name}`)
})

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
})

test.describe('a form that was open meanwhile', () => {
  test.use({ expectedStatuses: [409, 422] })

  test('EXT-17: what was withdrawn from in another tab is not offered again; after the last day the page says so', async ({
    page,
    open,
    shop,
    mock,
    logInAs,
  }) => {
    await logInAs('customer')
    const product = await shop.productThat('with two pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 2)
    const { id } = await placeOrder(page, product, product)
    await mock.order(id, { status: 'DELIVERED' })
    await open(`${orderPath(id)}/odstapienie`)
    const choose = (where: Page) => main(where).getByRole('checkbox', { name: product.name }).check()

    const other = await page.context().newPage()
    await other.goto(page.url())
    await untilHydrated(other)
    await choose(other)
    await main(other)
      .getByRole('button', { name: `Mniej: ${product.name}` })
      .click()
    await confirmButton(other).click()
    await expect(received(other)).toContainText(`1 × ${product.name}`)

    await choose(page)
    await confirmButton(page).click()
    await expect(received(page)).toContainText(`1 × ${product.name}`)
    await expect(main(page).getByRole('spinbutton'), 'one piece is left').toHaveCount(0)

    await mock.advanceClock(20 * DAY_MS)
    await logInAs('customer')
    await choose(page)
    await confirmButton(page).click()
    await expect(main(page).getByText(/^Termin minął \d+ /)).toBeVisible()
  })
})
