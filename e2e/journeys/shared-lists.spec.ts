// Order lists that are shared by a link and downloaded as a file (EXT-23).
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { failsAloud } from '../fails-aloud.ts'
import { expect, test } from '../fixtures.ts'
import { canBeOrdered, type ProductFacts } from '../shop-lookup.ts'
import { tabTo } from '../tab-to.ts'

const main = (page: Page) => page.getByRole('main')
const NAME = 'Hotel w Łodzi'
const ofList = (page: Page) => page.getByRole('region', { name: NAME, exact: true })

/** Makes a list of two pieces of a product, on the page of lists. */
async function makeList(page: Page, open: (path: string) => Promise<unknown>, product: ProductFacts) {
  await open('/panel-pro/listy')
  await main(page).getByRole('textbox', { name: 'Nazwa listy' }).fill(NAME)
  await main(page).getByRole('button', { name: 'Utwórz listę' }).click()
  await ofList(page)
    .getByRole('textbox', { name: /^Numer lub adres/ })
    .fill(String(product.id))
  await ofList(page).getByRole('button', { name: 'Dodaj do listy' }).click()
  await ofList(page)
    .getByRole('button', { name: `Więcej: ${product.name}` })
    .click()
  await expect(ofList(page).getByRole('spinbutton')).toHaveValue('2')
}

const hasTwo = (one: ProductFacts) => canBeOrdered(one) && one.amountOfAvailableItems >= 2

test.beforeEach(({ mock }) => expect(mock.world, 'lists and carts change in this world alone').toMatch(/^e2e-/))

test(
  'EXT-23, J-14: a professional shares a list; another one puts it into the cart by keyboard alone and goes to the checkout',
  { tag: '@phone' },
  async ({ page, open, shop, logInAs, context }) => {
    const product = await shop.productThat('with two pieces', hasTwo)
    await logInAs('pro')
    await makeList(page, open, product)
    await ofList(page)
      .getByRole('button', { name: `Utwórz link do listy ${NAME}` })
      .click()
    const link = ofList(page).getByRole('textbox', { name: 'Link do listy' })
    const address = await link.inputValue()
    expect(address).toMatch(/^https?:\/\/[^/]+\/lista\/[0-9a-f]{32}$/)
    await checkAxe(page)

    await context.clearCookies({ name: 'token' })
    await logInAs('proVendor')
    await open(new URL(address).pathname)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(main(page).getByText(/^Razem: /)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(await main(page).textContent(), 'nothing says whose list it is').not.toContain('pro@patyna.test')
    await checkAxe(page)
    await tabTo(page, main(page).getByRole('button', { name: `Dodaj wszystko do koszyka: ${NAME}` }))
    const added = page.waitForRequest('**/shop/cart/product/add')
    await page.keyboard.press('Enter')
    expect((await added).postDataJSON()).not.toHaveProperty('listId')
    await expect(main(page).getByText('Dodano do koszyka, pozycje: 1.')).toBeVisible()
    await tabTo(page, main(page).getByRole('link', { name: 'Przejdź do koszyka' }))
    await page.keyboard.press('Enter')
    const line = main(page).getByRole('article').filter({ hasText: product.name })
    await expect(line.getByRole('spinbutton')).toHaveValue('2')
    await open('/checkout')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('EXT-23: a link that has ended is no page, and a guest needs no login for one that has not', async ({
  page,
  open,
  shop,
  logInAs,
  context,
}) => {
  await logInAs('pro')
  await makeList(page, open, await shop.productThat('with two pieces', hasTwo))
  await ofList(page)
    .getByRole('button', { name: `Utwórz link do listy ${NAME}` })
    .click()
  const path = new URL(await ofList(page).getByRole('textbox', { name: 'Link do listy' }).inputValue()).pathname
  const login = (await context.cookies()).filter(({ name }) => name === 'token')
  await context.clearCookies({ name: 'token' })
  await open(path)
  await main(page)
    .getByRole('button', { name: `Dodaj wszystko do koszyka: ${NAME}` })
    .click()
  await expect(main(page).getByText('Dodano do koszyka, pozycje: 1.')).toBeVisible()

  await context.addCookies(login)
  await open('/panel-pro/listy')
  await ofList(page)
    .getByRole('button', { name: `Wyłącz link do listy ${NAME}` })
    .click()
  await expect(ofList(page).getByRole('button', { name: `Utwórz link do listy ${NAME}` })).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})

test('EXT-23: a list is downloaded as a file', async ({ page, open, shop, logInAs }) => {
  const product = await shop.productThat('with two pieces', hasTwo)
  await logInAs('pro')
  await makeList(page, open, product)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    ofList(page)
      .getByRole('link', { name: `Pobierz listę ${NAME} jako plik CSV` })
      .click(),
  ])
  expect(download.suggestedFilename()).toBe('patyna-lista.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`"${product.id}";"${product.name.replaceAll('"', '""')}";"2"`)
})

test.describe('a shop API that fails', () => {
  test.use({ expectedStatuses: [503] })

  test('EXT-23: a link that could not be made or ended is said, and the next press does it', async ({
    page,
    open,
    shop,
    mock,
    logInAs,
  }) => {
    await logInAs('pro')
    await makeList(page, open, await shop.productThat('with two pieces', hasTwo))
    const share = ofList(page).getByRole('button', { name: `Utwórz link do listy ${NAME}` })
    await failsAloud(mock, 'shareProList', ofList(page), () => share.click())
    await share.click()
    const unshare = ofList(page).getByRole('button', { name: `Wyłącz link do listy ${NAME}` })
    await failsAloud(mock, 'unshareProList', ofList(page), () => unshare.click())
    await unshare.click()
    await expect(share).toBeVisible()
  })
})
