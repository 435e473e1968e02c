// A guest's order: what is left of the guest when it fails at each of its steps, what the login does then, and the link of its mail (EXT-45, EXT-46).
import type { Browser, Page } from '@playwright/test'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { checkAxe } from '../axe.ts'
import { newEmail, paidHere, submit, toOrderButton } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, title, untilHydrated } from '../fixtures.ts'
import { overflowing } from '../layout.ts'

test.beforeEach(inOwnWorld)

const WIDTHS = [390, 820, 1440]

/** Pages of who is logged in lead to the login, which opens; the cart holds what was in it. */
async function expectGuest(page: Page, open: (path: string) => Promise<unknown>, name: string | null) {
  await open('/moje-konto')
  await expect(page, 'the account is nobody’s').toHaveURL(/\/logowanie/)
  await open('/logowanie')
  await expect(title(page)).toHaveText('Logowanie')
  await open('/cart')
  if (name === null) await expect(main(page).getByText('Koszyk jest pusty')).toBeVisible()
  else await expect(main(page).getByText(name).first()).toBeVisible()
}

test('EXT-45, EXT-46: an order that goes through leaves a guest; its link opens all of it in a new browser, in each state', async ({
  page,
  open,
  shop,
  mock,
  browser,
  baseURL,
}) => {
  test.slow()
  const product = await shop.productToOrder()
  const email = newEmail()
  await toOrderButton(page, open, product, email)
  await submit(page).click()
  await expect(page).toHaveURL(paidHere)
  const payment = page.url().split('/').at(-1) ?? ''
  await untilHydrated(page)
  await main(page).getByRole('button', { name: 'Odrzuć' }).click()
  const link = await main(page).getByRole('link', { name: 'Szczegóły zamówienia' }).getAttribute('href')
  expect(link).toContain(`payment=${payment}`)
  await expectGuest(page, open, null)

  const reader = await newReader(browser, baseURL ?? '', mock.world)
  const id = Number(/\/(\d+)\?/.exec(link ?? '')?.[1])
  const read = async (state: string, text: string | RegExp) => {
    const response = await reader.goto(link ?? '')
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringContaining('no-store'),
    })
    await expect(main(reader).getByText(text).first(), state).toBeVisible()
    for (const text of [product.name, email]) await expect(main(reader).getByText(text).first()).toBeVisible()
    await expect(main(reader).getByRole('link', { name: /^(Faktura|Proforma)$/ })).toBeVisible()
    await expect(main(reader).getByRole('button', { name: 'Kup ponownie' })).toHaveCount(0)
    for (const width of WIDTHS) {
      await reader.setViewportSize({ width, height: 900 })
      expect(await overflowing(reader), `${state} at ${width}`).toEqual([])
    }
  }

  await read('rejected', 'Nic nie pobrano.')
  await checkAxe(reader)
  await mock.order(id, { status: 'PAID' })
  await read('paid', 'Sprzedawca potwierdzi zamówienie')
  await mock.order(id, { status: 'SHIPPED' })
  await read('dispatched', 'Przesyłka jest w drodze')
  await mock.order(id, { status: 'DELIVERED' })
  await read('delivered', 'Zamówienie zostało dostarczone')
  await main(reader).getByRole('link', { name: 'Odstąp od umowy' }).click()
  await main(reader).getByRole('checkbox').check()
  await main(reader).getByRole('button', { name: 'Potwierdź odstąpienie od umowy' }).click()
  await expect(main(reader).getByText('Otrzymaliśmy odstąpienie')).toBeVisible()
  await read('withdrawn', 'Przyjęliśmy odstąpienie od umowy')
  await main(reader).getByRole('link', { name: 'Faktura', exact: true }).click()
  await expect(
    main(reader)
      .getByRole('heading', { level: 2, name: /^Korekta/ })
      .first(),
  ).toBeVisible()
  const wrong = await reader.goto((link ?? '').replace(payment, crypto.randomUUID()))
  expect(wrong?.status()).toBe(404)
  await reader.context().close()
})

/** A browser that has no cookie of the shop. */
async function newReader(browser: Browser, url: string, world: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const consent = { name: SCRIPT_COOKIES.consent.name, value: 'none', url }
  await context.addCookies([{ name: 'mock-world', value: world, url }, consent])
  return context.newPage()
}
