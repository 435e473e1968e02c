// Withdrawal from one of three ordered things (EXT-17).
import { checkAxe } from '../axe.ts'
import { expect, inOwnWorld, main, test } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { placeOrder } from '../placed-orders.ts'
import { canBeOrdered, type ShopLookup } from '../shop-lookup.ts'
import { journeyDriver } from '../input-driver.ts'
import { INPUT_MODES, modeTitle } from '../input-modes.ts'

/** Three products that can be ordered together. */
async function threeProducts(shop: ShopLookup) {
  const chosen: Awaited<ReturnType<ShopLookup['productThat']>>[] = []
  while (chosen.length < 3)
    chosen.push(await shop.productThat('to be ordered', (one) => canBeOrdered(one) && chosen.every(({ id }) => id !== one.id)))
  return chosen
}

test.beforeEach(inOwnWorld)

for (const mode of INPUT_MODES) {
  test(
    `EXT-17: one of three things is withdrawn from, and the order says so, ${modeTitle(mode, 4)}`,
    mode.details,
    async ({ page, shop, mock, logInAs }) => {
      const { input, open } = await journeyDriver(page, mode)
      const confirm = main(page).getByRole('button', { name: 'Potwierdź odstąpienie od umowy' })
      const received = main(page).getByRole('region', { name: 'Odstąpienie od umowy', exact: true })
      await logInAs('customer')
      const products = await threeProducts(shop)
      const [first] = products
      const { id } = await placeOrder(page, ...products)
      await mock.order(id, { status: 'DELIVERED' })
      await open(`/historia-zamowien/${id}`)
      await input.click(main(page).getByRole('link', { name: 'Odstąp od umowy' }))
      await expect(main(page).getByRole('heading', { level: 2, name: 'Odstąp od umowy tutaj' })).toBeVisible()
      await expect(main(page).getByText(/^Możesz odstąpić do \d+ .+ włącznie\.$/)).toBeVisible()
      await expect(main(page).getByRole('checkbox')).toHaveCount(3)
      await input.click(confirm)
      await expect(main(page).getByText('Zaznacz przynajmniej jedną rzecz.')).toBeVisible()
      await checkAxe(page)
      await input.check(main(page).getByRole('checkbox', { name: first?.name ?? '' }))
      await input.fill(main(page).getByRole('textbox', { name: 'Powód, jeśli chcesz go podać' }), 'Nie pasuje do wnęki.')
      const sent = page.waitForRequest('**/withdrawals')
      await input.click(confirm)
      expect((await sent).postDataJSON()).toEqual({
        items: [{ productId: first?.id, deliveryTypeId: 1, quantity: 1 }],
        reason: 'Nie pasuje do wnęki.',
      })
      await expect(page).toHaveURL(`/historia-zamowien/${id}`)
      await expect(received).toContainText(`1 × ${first?.name ?? ''}`)
      await expect(received).toContainText(/Zwrot: .+, w ciągu 14 dni\./)
      await expect(received).toContainText(/Adres zwrotu: .+\d{2}-?\d{2}/s)
      await checkAxe(page)
      expect(await overflowing(page)).toEqual([])
      await open(`/historia-zamowien/${id}/odstapienie`)
      await expect(main(page).getByRole('checkbox')).toHaveCount(2)
    },
  )
}
