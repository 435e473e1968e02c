// The account itself: a refused change of e-mail, one's data, logins (EXT-19, EXT-20, EXT-22).
import { readFile } from 'node:fs/promises'
import { PERSONAS } from '#seeds/personas.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { placeOrder } from '../placed-orders.ts'

const { email: OLD_EMAIL } = PERSONAS.customer

test.beforeEach(inOwnWorld)

test('EXT-20: what the shop keeps is read on a page, and downloaded as a file', async ({ page, open, logInAs, shop }) => {
  await logInAs('customer')
  const { number } = await placeOrder(page, await shop.productToOrder())
  await open('/moje-konto')
  await main(page).getByRole('link', { name: 'Twoje dane i usunięcie konta' }).click()
  await expect(title(page, 'Twoje dane w sklepie')).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Historia zamówień' }).getByRole('link', { name: number })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Pobierz jako plik JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('patyna-moje-dane.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text).data.profile.email).toBe(OLD_EMAIL)
  expect(text).toContain(number)
})
