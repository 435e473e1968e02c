// A professional orders what another one has put together (EXT-23, J-14).
import { lineOf } from '../cart-parts.ts'
import { checkAxe } from '../axe.ts'
import { agree, paidHere, step, submit, toSummary } from '../checkout-parts.ts'
import { PERSONAS } from '#seeds/personas.ts'
import { expect, inOwnWorld, main, test, title } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { hasTwo, LIST_NAME, makeList, ofList } from '../pro-list-parts.ts'
import { journeyDriver } from '../input-driver.ts'
import { INPUT_MODES, modeTitle } from '../input-modes.ts'

test.beforeEach(inOwnWorld)

for (const mode of INPUT_MODES) {
  test(
    `EXT-23, J-14: a professional shares a list, and another one orders all of it, ${modeTitle(mode, 3)}`,
    mode.details,
    async ({ page, shop, logInAs, context }) => {
      test.slow()
      const driver = await journeyDriver(page, mode)
      const { input } = driver
      const product = await shop.productThat('with two pieces', hasTwo)
      await logInAs('pro')
      await makeList(driver, product)
      await input.click(ofList(page).getByRole('button', { name: `Utwórz link do listy ${LIST_NAME}` }))
      const address = await ofList(page).getByRole('textbox', { name: 'Link do listy' }).inputValue()
      expect(address).toMatch(/^https?:\/\/[^/]+\/lista\/[0-9a-f]{32}$/)
      await checkAxe(page)

      await context.clearCookies({ name: 'token' })
      await logInAs('proVendor')
      await driver.open(new URL(address).pathname)
      await expect(title(page, LIST_NAME)).toBeVisible()
      await expect(main(page).getByText(/^Razem: /)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      expect(await main(page).textContent(), 'nothing says whose list it is').not.toContain('pro@patyna.test')
      await checkAxe(page)
      const added = page.waitForRequest('**/shop/cart/product/add')
      await input.click(main(page).getByRole('button', { name: `Dodaj wszystko do koszyka: ${LIST_NAME}` }))
      expect((await added).postDataJSON()).toMatchObject({ listId: null })
      await expect(main(page).getByText('Dodano do koszyka sztuk: 2 z 2.')).toBeVisible()
      await input.click(main(page).getByRole('link', { name: 'Przejdź do koszyka' }))
      const line = lineOf(page, product)
      await expect(line.getByRole('spinbutton')).toHaveValue('2')
      await input.click(main(page).getByRole('link', { name: 'Do kasy' }).filter({ visible: true }).first())

      await expect(step(page)).toHaveText('Dane')
      await toSummary(page, PERSONAS.proVendor.email, input)
      await expect(main(page).getByText(product.name).filter({ visible: true }).first()).toBeVisible()
      expect(await overflowing(page)).toEqual([])
      await agree(page, input)
      await input.click(submit(page))
      await expect(page).toHaveURL(paidHere)
      await input.click(main(page).getByRole('button', { name: 'Zapłać' }))
      await expect(title(page)).toHaveText('Dziękujemy za zamówienie')
    },
  )
}
