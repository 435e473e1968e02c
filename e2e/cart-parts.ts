// Page objects of the cart, and of what leads to it.
import type { Page } from '@playwright/test'
import { header, main } from './fixtures.ts'

/** Of a product's page. */
export const addButton = (page: Page) => main(page).getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first()
export const addedDialog = (page: Page) => page.getByRole('dialog', { name: 'Dodano do koszyka' })
export const cartLink = (page: Page) => header(page).getByRole('link', { name: /^Koszyk/ })
export const lineOf = (page: Page, { name }: { name: string }) => main(page).getByRole('article').filter({ hasText: name })
