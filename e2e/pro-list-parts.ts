// A professional's order list, on the page of lists.
import { expect, type Page } from '@playwright/test'
import { type JourneyDriver, POINTER } from './input-driver.ts'
import { canBeOrdered, type ProductFacts } from './shop-lookup.ts'
import { main } from './fixtures.ts'

export const LIST_NAME = 'Hotel w Łodzi'
export const ofList = (page: Page) => page.getByRole('region', { name: LIST_NAME, exact: true })
export const hasTwo = (one: ProductFacts) => canBeOrdered(one) && one.amountOfAvailableItems >= 2

interface ListMaker extends Pick<JourneyDriver, 'page'> {
  open: (path: string) => Promise<unknown>
  input?: JourneyDriver['input']
}

/** Makes a list of two pieces of a product. */
export async function makeList({ page, open, input = POINTER }: ListMaker, product: ProductFacts): Promise<void> {
  await open('/panel-pro/listy')
  await input.fill(main(page).getByRole('textbox', { name: 'Nazwa listy' }), LIST_NAME)
  await input.click(main(page).getByRole('button', { name: 'Utwórz listę' }))
  await input.fill(ofList(page).getByRole('textbox', { name: /^Numer lub adres/ }), String(product.id))
  await input.click(ofList(page).getByRole('button', { name: 'Dodaj do listy' }))
  await input.click(ofList(page).getByRole('button', { name: `Więcej: ${product.name}` }))
  await expect(ofList(page).getByRole('spinbutton')).toHaveValue('2')
}
