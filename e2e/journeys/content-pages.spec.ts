import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { idOf } from '../shop-lookup.ts'
import type { ProductId } from '#app/domain/ids.ts'

const messageForm = (page: Page) => page.getByRole('form', { name: 'Wyślij nam wiadomość' })
const fill = async (page: Page, name: string, text: string) => messageForm(page).getByRole('textbox', { name, exact: true }).fill(text)

test('EXT-37: after a message the link to the contact page leads to a form for another one', async ({ page, visit }) => {
  await visit('content', { slug: 'kontakt-z-nami' })
  await fill(page, 'Imię i nazwisko', 'Hanna Nowak')
  await fill(page, 'E-mail', 'hanna@patyna.test')
  await fill(page, 'Temat', 'Dostawa')
  await fill(page, 'Wiadomość', 'Kiedy?')
  await messageForm(page).getByRole('button', { name: 'Wyślij' }).click()
  await expect(messageForm(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(messageForm(page).getByRole('textbox', { name: 'Wiadomość' })).toHaveValue('')
})

test(
  'EXT-37, GAP-87: a message about a product is sent from the contact page, which names it',
  { tag: '@phone-too' },
  async ({ page, visit, shop, mock }) => {
    const { id, name } = await shop.productOnSale()
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
    const [mail] = await mock.mails()
    expect(mail).toMatchObject({ template: 'contact-message', recipient: 'pomoc@patyna.test' })
    expect(mail?.body).toContain('Czy blat ma ślady?')
  },
)
