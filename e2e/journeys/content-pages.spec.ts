import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { routeSegment } from '#app/i18n/route-segments.ts'
import TITLES from '#locales/pl/common.json' with { type: 'json' }
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { checkAxe } from '../axe.ts'
import { failsAloud, NOT_SENT } from '../fails-aloud.ts'
import { expect, test } from '../fixtures.ts'
import { overflowing, overflowingOnPhone } from '../layout.ts'
import { idOf, isOnSale } from '../shop-lookup.ts'
import type { ProductId } from '#app/domain/ids.ts'
import { variant } from '../turns.ts'

const Mails = z.object({ data: z.object({ items: z.array(z.object({ recipient: z.string(), template: z.string(), body: z.string() })) }) })

for (const [index, { slug }] of CAMPAIGNS.entries()) {
  test(
    `PRM-01, RTE-18: the campaign ${slug} is shown as over, with its products`,
    variant(index, CAMPAIGNS.length),
    async ({ page, visit }) => {
      await visit('content', { slug })
      await expect(page.getByRole('heading', { level: 1, name: TITLES[`campaign-${slug}`] })).toBeVisible()
      await expect(page.getByText(/^Ta promocja skończyła się \d+ (marca|kwietnia) 2022\.$/)).toBeVisible()
      const products = page.getByRole('region', { name: 'Przedmioty, które brały udział' })
      await expect(products.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Zobacz, co jest w promocji teraz' })).toHaveAttribute('href', '/cp/pl/promocje')
      expect(await overflowing(page)).toEqual([])
      expect(await overflowingOnPhone(page)).toEqual([])
    },
  )
}

test('RTE-17, LST-01: the promotions page lists reduced products, and links to all of them', async ({ page, visit }) => {
  await visit('content', { slug: 'promocje' })
  const products = page.getByRole('region', { name: 'W niższej cenie' })
  await expect(products.getByRole('article').first()).toContainText('zł')
  for (const card of await products.getByRole('article').all()) await expect(card.locator('s, del').first()).toBeAttached()
  await products.getByRole('link', { name: 'Zobacz wszystkie: W niższej cenie' }).click()
  await expect(page).toHaveURL('/produkty?onlyPromo=true')
})

for (const [index, language] of LANGUAGES.entries()) {
  test(`the ranking disclosure is beside the results (${language})`, variant(index, LANGUAGES.length), async ({ page, visit }) => {
    await visit('catalog', { filters: NO_FILTERS }, language)
    const slug = routeSegment('ranking', language)
    await page.getByRole('main').locator(`a[href="/cp/${language}/${slug}"]`).click()
    await expect(page).toHaveURL(`/cp/${language}/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
    await expect(page.locator('head link[hreflang=es]')).toHaveAttribute('href', /\/cp\/es\/como-ordenamos-los-resultados$/)
  })
}

for (const [index, language] of LANGUAGES.entries()) {
  test(
    `terms and privacy are pages with the same parts, linked in the footer (${language})`,
    variant(index, LANGUAGES.length),
    async ({ page, visit }) => {
      for (const key of ['terms', 'privacy'] as const) {
        await visit('content', { slug: 'newsletter' }, language)
        await page
          .getByRole('contentinfo')
          .locator(`a[href="/cp/${language}/${routeSegment(key, language)}"]`)
          .first()
          .click()
        await expect(page).toHaveURL(`/cp/${language}/${routeSegment(key, language)}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(key === 'terms' ? 6 : 4)
        await expect(page.locator('head link[hreflang=es]')).toHaveAttribute('href', new RegExp(`/cp/es/${routeSegment(key, 'es')}$`))
        expect(await overflowing(page)).toEqual([])
        expect(await overflowingOnPhone(page)).toEqual([])
      }
    },
  )
}

test('the terms accepted at registration open in another tab', async ({ page, visit }) => {
  await visit('register', { redirectTo: null })
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['regulamin sklepu', '/cp/pl/regulamin'],
    ['Polityka prywatności', '/cp/pl/polityka-prywatnosci'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

test('GAP-87: the contact page knows which product a question is about', async ({ page, visit, shop }) => {
  const { id, name } = await shop.productThat('on sale', isOnSale)
  await visit('content', { slug: 'kontakt-z-nami', product: idOf<ProductId>(id) })
  const asked = page.getByRole('region', { name: 'Produkt, o który pytasz' })
  await expect(asked.getByRole('link', { name })).toBeVisible()
  await expect(asked).toContainText(`Numer produktu: ${id}`)
  await expect(asked.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', /^mailto:pomoc@patyna\.test\?subject=/)
})

const messageForm = (page: Page) => page.getByRole('form', { name: 'Wyślij nam wiadomość' })
const fill = async (page: Page, name: string, text: string) => messageForm(page).getByRole('textbox', { name, exact: true }).fill(text)

test(
  'EXT-37: a message about a product is sent from the contact page',
  { tag: '@phone-too' },
  async ({ page, visit, shop, mock, mockRequest }) => {
    const { id, name } = await shop.productThat('on sale', isOnSale)
    await visit('content', { slug: 'kontakt-z-nami', product: idOf<ProductId>(id) })
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

test.describe('a shop API that fails', () => {
  test.use({ expectedStatuses: [503] })

  test('EXT-37: a message that could not be sent says so, keeps what was typed, and goes with the next press', async ({
    page,
    visit,
    mock,
  }) => {
    await visit('content', { slug: 'kontakt-z-nami' })
    await fill(page, 'Imię i nazwisko', 'Hanna Nowak')
    await fill(page, 'E-mail', 'hanna@patyna.test')
    await fill(page, 'Temat', 'Blat')
    await fill(page, 'Wiadomość', 'Czy ma ślady?')
    const send = async () => messageForm(page).getByRole('button', { name: 'Wyślij' }).click()
    await failsAloud(mock, 'sendContactMessage', messageForm(page), send, NOT_SENT)
    await expect(messageForm(page).getByRole('textbox', { name: 'Wiadomość' })).toHaveValue('Czy ma ślady?')
    await send()
    await expect(page.getByText('Dziękujemy, mamy Twoją wiadomość.')).toBeFocused()
  })
})

test('GAP-87: a number of no product changes nothing', async ({ page, open }) => {
  await open('/cp/pl/kontakt-z-nami?product=999999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt z nami' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Produkt, o który pytasz' })).toHaveCount(0)
})
