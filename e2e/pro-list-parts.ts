// A professional's order list, on the page of lists.
import { expect, type Page } from '@playwright/test'
import { main } from './checkout-parts.ts'
import { POINTER } from './hands.ts'
import { canBeOrdered, type ProductFacts } from './shop-lookup.ts'
import type { Walker } from './walker.ts'

export const LIST_NAME = 'Hotel w Łodzi'
export const ofList = (page: Page) => page.getByRole('region', { name: LIST_NAME, exact: true })
export const hasTwo = (one: ProductFacts) => canBeOrdered(one) && one.amountOfAvailableItems >= 2

interface ListMaker extends Pick<Walker, 'page'> {
  open: (path: string) => Promise<unknown>
  hands?: Walker['hands']
}

/** Makes a list of two pieces of a product. */
export async function makeList({ page, open, hands = POINTER }: ListMaker, product: ProductFacts): Promise<void> {
  await open('/panel-pro/listy')
  await hands.fill(main(page).getByRole('textbox', { name: 'Nazwa listy' }), LIST_NAME)
  await hands.press(main(page).getByRole('button', { name: 'Utwórz listę' }))
  await hands.fill(ofList(page).getByRole('textbox', { name: /^Numer lub adres/ }), String(product.id))
  await hands.press(ofList(page).getByRole('button', { name: 'Dodaj do listy' }))
  await hands.press(ofList(page).getByRole('button', { name: `Więcej: ${product.name}` }))
  await expect(ofList(page).getByRole('spinbutton')).toHaveValue('2')
}
