// A guest who becomes a customer after the first order (GAP-149).
import { checkAxe } from '../axe.ts'
import { agree, newEmail, next, paidHere, putIntoCart, step, submit, toSummary } from '../checkout-parts.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { canBeOrdered } from '../shop-lookup.ts'
import { journeyDriver } from '../input-driver.ts'
import { INPUT_MODES, modeTitle } from '../input-modes.ts'

const PASSWORD = 'kredens-1962'

test.beforeEach(inOwnWorld)

for (const mode of INPUT_MODES) {
  test(
    `GAP-149: a Polish guest keeps the account with one password, and finds name and address at the next order, ${modeTitle(mode, 2)}`,
    mode.details,
    async ({ page, shop, baseURL }) => {
      test.slow()
      const { input, open } = await journeyDriver(page, mode)
      const field = (name: string) => main(page).getByRole('textbox', { name, exact: true })
      const thanks = title(page, 'Dziękujemy za zamówienie')
      const product = await shop.productThat('with two pieces', (one) => canBeOrdered(one) && one.amountOfAvailableItems >= 2)
      await putIntoCart(page, product)
      await open('/checkout')
      const email = newEmail()
      await toSummary(page, email, input)
      await agree(page, input)
      await input.click(submit(page))
      await expect(page).toHaveURL(paidHere)
      await input.click(main(page).getByRole('button', { name: 'Zapłać' }))
      await expect(thanks).toBeVisible()

      const keep = main(page).getByRole('form', { name: 'Zachowaj konto na następny raz' })
      const password = keep.getByRole('textbox', { name: 'Hasło' })
      await expect(keep).toContainText(email)
      await expect(keep.getByRole('textbox'), 'one field').toHaveCount(1)
      await checkAxe(page)
      expect(await overflowing(page)).toEqual([])
      await input.fill(password, 'krótkie')
      await input.click(keep.getByRole('button', { name: 'Zachowaj konto' }))
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await input.fill(password, PASSWORD)
      await input.click(keep.getByRole('button', { name: 'Zachowaj konto' }))
      await expect(main(page).getByRole('alert')).toContainText('Konto jest gotowe')
      await checkAxe(page)
      await page.reload()
      await expect(thanks).toBeVisible()
      await expect(keep, 'nothing to keep twice').toHaveCount(0)

      expect((await page.request.post('/auth/logout', { headers: { origin: baseURL ?? '' }, data: {} })).status()).toBe(200)
      await putIntoCart(page, product)
      await open('/checkout')
      await input.click(main(page).locator('p', { hasText: 'Masz już konto?' }).getByRole('link', { name: 'Zaloguj się' }))
      // The checkout has a field of this name too.
      await expect(title(page)).toHaveText('Logowanie')
      await input.fill(field('E-mail'), email)
      await input.fill(field('Hasło'), PASSWORD)
      await input.click(main(page).locator('form').getByRole('button', { name: 'Zaloguj się' }))
      await expect(step(page)).toHaveText('Dane')
      await expect(field('Imię')).toHaveValue('Grażyna')
      await expect(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('(123) 456-789')
      await input.click(next(page))
      await expect(page.getByRole('radio', { name: /Piotrkowska 104/ })).toBeChecked()
    },
  )
}
