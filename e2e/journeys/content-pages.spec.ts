import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import TITLES from '#locales/pl/common.json' with { type: 'json' }
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { checkAxe } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { overflowing, overflowingOnPhone } from '../layout.ts'
import { idOf, isOnSale } from '../shop-lookup.ts'
import type { ProductId } from '#app/domain/ids.ts'

const Mails = z.object({ data: z.object({ items: z.array(z.object({ recipient: z.string(), template: z.string(), body: z.string() })) }) })

const [CAMPAIGN] = CAMPAIGNS

// The others: e2e/worker/articles.test.ts.
test('PRM-01, RTE-18: a campaign is shown as over, with its products', async ({ page, visit }) => {
  await visit('content', { slug: CAMPAIGN.slug })
  await expect(page.getByRole('heading', { level: 1, name: TITLES[`campaign-${CAMPAIGN.slug}`] })).toBeVisible()
  await expect(page.getByText(/^Ta promocja skończyła się \d+ (marca|kwietnia) 2022\.$/)).toBeVisible()
  const products = page.getByRole('region', { name: 'Przedmioty, które brały udział' })
  await expect(products.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zobacz, co jest w promocji teraz' })).toHaveAttribute('href', '/cp/pl/promocje')
  expect(await overflowing(page)).toEqual([])
  expect(await overflowingOnPhone(page)).toEqual([])
})

test('RTE-17, LST-01: the promotions page lists reduced products, and links to all of them', async ({ page, visit }) => {
  await visit('content', { slug: 'promocje' })
  const products = page.getByRole('region', { name: 'W promocji' })
  await expect(products.getByRole('article').first()).toContainText('zł')
  for (const card of await products.getByRole('article').all()) await expect(card.locator('s, del').first()).toBeAttached()
  await products.getByRole('link', { name: 'Zobacz wszystkie: W promocji' }).click()
  await expect(page).toHaveURL('/produkty?onlyPromo=true')
})

const messageForm = (page: Page) => page.getByRole('form', { name: 'Wyślij nam wiadomość' })
const fill = async (page: Page, name: string, text: string) => messageForm(page).getByRole('textbox', { name, exact: true }).fill(text)

test(
  'EXT-37, GAP-87: a message about a product is sent from the contact page, which names it',
  { tag: '@phone-too' },
  async ({ page, visit, shop, mock, mockRequest }) => {
    const { id, name } = await shop.productThat('on sale', isOnSale)
    await visit('content', { slug: 'kontakt-z-nami', product: idOf<ProductId>(id) })
    await expect(page.getByRole('region', { name: 'Produkt, o który pytasz' }).getByRole('link', { name })).toBeVisible()
    await expect(messageForm(page).getByRole('textbox', { name: 'Temat' })).toHaveValue(`${name} (Numer produktu: ${id})`)
    await messageForm(page).getByRole('button', { name: 'Wyślij' }).click()
    await expect(messageForm(page).getByRole('textbox', { name: 'Imię i nazwisko' })).toBeFocused()
    await checkAxe(page)
    await fill(page, 'Imię i nazwisko', 'Hanna Nowak')
    await fill(page, 'E-mail', 'hanna@patyna.test')
    await fill(page, 'Wiadomość', 'Czy blat ma ślady?')
    await messageForm(page).getByRole('button', { name: 'Wyślij' }).click()
    await expect(page.getByText('Dziękujemy, mamy Twoją wiadomość. Odpowiemy na adres hanna@patyna.test.')).toBeFocused()
    const [mail] = Mails.parse(await (await mockRequest?.get('/__mock/mails', { params: { world: mock.world } }))?.json()).data.items
    expect(mail).toMatchObject({ template: 'contact-message', recipient: 'pomoc@patyna.test' })
    expect(mail?.body).toContain('Czy blat ma ślady?')
  },
)
