// Deals pictures like cards: a picture shown on the current page is not dealt again. The default order of a listing is bestsellers, then
// newest (GAP-64), and products are generated from oldest to newest; so neighbours of a listing are generated one after the other.
import type { ProductRows } from './product-rows.ts'
import type { Look } from '../photos/looks.ts'
import type { IconRow } from './makers/icons.ts'
import type { LookChoice } from './design.ts'
import type { LookPlan } from './noun-plans.ts'
import { parentCategoryOf } from '../parent-category.ts'
import { countLeads, leadKeys } from './product-photos.ts'
import type { GroupPlace } from './variant-groups.ts'

/** Products per listing page; that many consecutive ones should show different pictures. */
export const PAGE = 32
/** Where a category has hardly more pictures than a page has places, this many may repeat, to bound the search. */
const SPARE = 2
/** Attempts per product; the best one is taken if none is good enough. */
const ATTEMPTS = 200

type Shown = Pick<ProductRows['product'], 'categories' | 'photos' | 'isBestseller'>

/** Pictures dealt in one top-level category: to bestsellers, or to the others. */
interface Row {
  products: number
  /** Per picture, the position of the product that showed it last. */
  shownAt: Map<string, number>
  /** The first page of products: the last of their part of a listing. */
  first: Shown[]
}

/** Tracks the pictures of each category's latest products and chooses the next. */
export class PictureDealer {
  readonly #rows = new Map<string, Row>()
  readonly #dealtIcons = new Map<IconRow, number>()
  #group = { id: 0, attempt: 0 }

  /** Chooses a look with a picture that is not shown on the current page. */
  choiceFor(place: GroupPlace | null, isBestseller: boolean): LookChoice {
    return {
      choose: (lookAt) => {
        if (place && this.#group.id === place.groupId) return this.#group.attempt
        const attempt = this.#firstGood(lookAt, isBestseller, place !== null)
        if (place) this.#group = { id: place.groupId, attempt }
        return attempt
      },
      chooseIcon: (icons) => this.#rarestIcon(icons),
    }
  }

  /** The main picture of a look: of all that can lead, the least recently shown. */
  leadOf(look: Look, isBestseller: boolean): string {
    return this.#oldest(look, isBestseller).key
  }

  /** Records a product that listings show. */
  show(product: Shown): void {
    const row = this.#rowOf(product.categories?.[0] ?? 0, product.isBestseller === true)
    row.products++
    const lead = product.photos?.[0]
    if (lead !== undefined) row.shownAt.set(lead, row.products)
    if (row.products < PAGE) row.first.push(product)
  }

  /** The bestsellers of a category that share a page with its newest other products. */
  lastBestsellers(categoryId: number): readonly Shown[] {
    const { products, first } = this.#rowOf(categoryId, true)
    return first.slice(0, products % PAGE)
  }

  #firstGood(lookAt: (attempt: number) => LookPlan, isBestseller: boolean, isGroup: boolean): number {
    let best = { attempt: 0, age: -1 }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { look } = lookAt(attempt)
      const { age, key } = this.#oldest(look, isBestseller)
      // A group may have any category, so it can also avoid the page on which bestsellers and others meet.
      const meets = isGroup && this.#rowOf(look.categoryId, true).first.some(({ photos }) => photos?.[0] === key)
      if (age >= Math.min(PAGE, countLeads(look.categoryId) - SPARE) && !meets) return attempt
      if (age > best.age) best = { attempt, age }
    }
    return best.attempt
  }

  #oldest(look: Look, isBestseller: boolean): { key: string; age: number } {
    const { products, shownAt } = this.#rowOf(look.categoryId, isBestseller)
    let oldest = { key: '', age: -1 }
    for (const key of leadKeys(look)) {
      const at = shownAt.get(key)
      const age = at === undefined ? Infinity : products + 1 - at
      if (age > oldest.age) oldest = { key, age }
    }
    return oldest
  }

  // So that every known model is on sale, however few products can be it.
  #rarestIcon(icons: readonly IconRow[]): IconRow | undefined {
    const timesOf = (icon: IconRow) => this.#dealtIcons.get(icon) ?? 0
    const rarest = icons.toSorted((one, other) => timesOf(one) - timesOf(other))[0]
    if (rarest) this.#dealtIcons.set(rarest, timesOf(rarest) + 1)
    return rarest
  }

  #rowOf(categoryId: number, isBestseller: boolean): Row {
    const key = `${parentCategoryOf(categoryId)} ${isBestseller}`
    const row = this.#rows.get(key) ?? { products: 0, shownAt: new Map(), first: [] }
    this.#rows.set(key, row)
    return row
  }
}
