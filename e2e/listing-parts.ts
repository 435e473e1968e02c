import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of a Polish listing. */
export function partsOfListing(page: Page) {
  const main = page.getByRole('main')
  return {
    cards: main.getByRole('article'),
    /** "1 234 produkty" */
    total: main.getByRole('status').filter({ hasText: /produkt/ }),
    badges: main.getByRole('navigation', { name: 'Wybrane filtry' }).getByRole('link', { name: /^Usuń filtr/ }),
    clearAll: main.getByRole('navigation', { name: 'Wybrane filtry' }).getByRole('link', { name: 'Wyczyść wszystko' }),
    pages: main.getByRole('navigation', { name: 'Strony wyników' }),
    /** Opens a menu of the filter row. */
    async openMenu(name: string): Promise<Locator> {
      await main.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      const menu = page.getByRole('dialog', { name })
      await expect(menu).toBeVisible()
      return menu
    },
  }
}

/** Names on the cards, in order. */
export async function titlesOf(cards: Locator): Promise<string[]> {
  return cards.getByRole('heading').allTextContents()
}

/** The number in "1 234 produkty". */
export async function numberIn(total: Locator): Promise<number> {
  return Number((await total.innerText()).replaceAll(/\D/g, ''))
}
