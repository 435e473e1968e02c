// Listing scenarios: every filter menu and panel, filtered results, sort order and pagination.
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import type { SearchBodyParts } from '#app/domain/search/search-body.ts'
import { href } from '#app/addresses/href.ts'
import type { ShopLookup } from '../shop-lookup.ts'
import { IN, type Shopper } from './shopper.ts'
import { opens, type Scenario, step } from './scenario.ts'

const listing = () => href('catalog', { filters: NO_FILTERS }, 'pl')

/** Menus of the filter row. */
const MENUS = ['Sortowanie', 'Cena', 'Wymiary', 'Rodzaj', 'Materiał', 'Kolor'] as const
const BLACK: SearchBodyParts = { colors: [7] }

/** The listing shows the total of the shop API's search, which is lower than before. */
async function seeNarrowed(shopper: Shopper, shop: ShopLookup, body: SearchBodyParts, before: SearchBodyParts): Promise<void> {
  const [{ total }, { total: all }] = await Promise.all([shop.search(body), shop.search(before)])
  if (total === 0 || total >= all) throw new Error(`The search narrows ${all} products to ${total}`)
  await seeTotal(shopper, total)
}

const seeTotal = (shopper: Shopper, total: number) =>
  shopper.seeThat(
    `a total of ${total}`,
    (count) =>
      [...document.querySelectorAll('main output')].some((each) => {
        const text = each.textContent ?? ''
        return /produkt/.test(text) && Number(text.replace(/\D/g, '')) === count
      }) && document.querySelectorAll('main article').length === Math.min(count, 32),
    total,
  )

export const LISTING_SCENARIOS: readonly Scenario[] = [
  {
    page: 'listing',
    path: listing,
    isShort: true,
    steps: [
      ...MENUS.flatMap((name) => opens(name, (shopper) => shopper.press('button', new RegExp(`^${name}`), IN.main))),
      ...opens('Wszystkie filtry', (shopper) => shopper.press('button', 'Wszystkie filtry')),
      step('Wszystkie filtry closes by its cross', async (shopper) => {
        await shopper.press('button', 'Wszystkie filtry')
        await shopper.seePanel()
        await shopper.press('button', 'Zamknij', IN.open)
        await shopper.seeNoPanel()
      }),
      step('a menu closes by a press beside it', async (shopper) => {
        await shopper.press('button', /^Kolor/, IN.main)
        await shopper.seePanel()
        await shopper.pressBeside()
        await shopper.seeNoPanel()
      }),
      step('a colour narrows it', async (shopper, shop) => {
        await shopper.press('button', /^Kolor/, IN.main)
        await shopper.press('choice', /^Czarny/, IN.open)
        await shopper.press('button', 'Zastosuj', IN.open)
        await shopper.seePath(/colors=7$/)
        await shopper.seeNoPanel()
        await seeNarrowed(shopper, shop, BLACK, {})
      }),
      step('all is there again without them', async (shopper, shop) => {
        await shopper.press('link', 'Wyczyść wszystko', IN.main)
        await shopper.seePath(/^\/produkty$/)
        await seeTotal(shopper, (await shop.search({})).total)
      }),
    ],
  },
]
