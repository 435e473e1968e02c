// Sold products: their pages, and "tell me when a similar one comes" (EXT-30, EXT-31).
import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { expect, main, test, title } from '../fixtures.ts'
import { type ProductFacts } from '../shop-lookup.ts'

const isSold = ({ status, amountOfAvailableItems }: ProductFacts) => status.id === 'PUBLISHED' && amountOfAvailableItems === 0
const EMAIL = 'ktos@patyna.test'
const form = (page: Page) => main(page).getByRole('form', { name: 'Daj znać, gdy pojawi się podobna rzecz' })
const field = (page: Page) => form(page).getByRole('textbox', { name: 'Twój adres e-mail' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Powiadom mnie' })

test(
  'PRD-55, GAP-70: a product that is gone says so, and something like it can be asked for',
  { tag: '@phone-too' },
  async ({ page, visitProduct, shop }) => {
    const product = await shop.productThat('that is sold out', isSold)
    const response = await visitProduct(product)
    expect(response?.status()).toBe(200)
    await expect(page.getByText('Sprzedane').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zapytaj o podobną rzecz' }).first()).toBeVisible()
    await expect(main(page).getByText('Dostawa', { exact: true })).toHaveCount(0)
    const similar = page.getByRole('region', { name: 'Podobne rzeczy w sprzedaży' })
    await page.getByRole('link', { name: 'Zobacz podobne' }).first().click()
    await expect(similar).toBeInViewport()
    await expect(similar.getByRole('article').first()).toContainText(/\d zł/)
    await expect(similar.getByText('Sprzedane')).toHaveCount(0)
  },
)

test(
  'EXT-31: a shopper of a sold product confirms the mailed link by a press, and is told once when one comes',
  { tag: '@phone-too' },
  async ({ page, visitProduct, open, shop, mock }) => {
    const product = await shop.productThat('that is sold out', isSold)
    await visitProduct(product)
    await field(page).fill(EMAIL)
    await submit(page).click()
    await expect(main(page).getByText(/^Sprawdź pocztę i potwierdź linkiem/)).toBeFocused()
    const [mail] = await mock.mails()
    expect(mail).toMatchObject({ recipient: EMAIL, template: 'similar-alert' })

    await open(new URL(mail?.link ?? '', page.url()).href)
    await checkAxe(page)
    await main(page).getByRole('button', { name: 'Tak, powiadom mnie' }).click()
    await expect(main(page).getByRole('alert')).toContainText(product.name)

    await mock.product(product.id, { stock: 1 })
    const [arrived] = await mock.mails()
    expect(arrived).toMatchObject({ recipient: EMAIL, template: 'similar-arrived' })
    await open(new URL(arrived?.link ?? '', page.url()).href)
    await expect(title(page)).toHaveText(product.name)
  },
)
