// Deals pictures like cards: a picture shown on the current page is not dealt again. The default order of a listing is bestsellers, then
// newest (GAP-64), and products are generated from oldest to newest; so neighbours of a listing are generated one after the other.
import type { ProductRows } from './product-rows.ts'
import type { Outline, OutlineChoice } from './design.ts'
import { isDrawnIn } from './drawn-finish.ts'
import { parentCategoryOf } from '../parent-category.ts'
import { countLeads, leadKeys } from './product-photos.ts'
import type { GroupPlace } from './variant-groups.ts'

/** Products per listing page; that many consecutive ones should show different pictures. */
export const PAGE = 32
/** Where a category has hardly more pictures than a page has places, this many may repeat, to bound the search. */
const SPARE = 2
/** Attempts per product; the best one is taken if none is good enough. */
const ATTEMPTS = 200
/** Of these, all but the first must be pictured in their own colour. */
const ATTEMPTS_IN_COLOUR = 120

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
  #group = { id: 0, attempt: 0 }

  /** Chooses a design whose picture is not shown on the current page. */
  choiceFor(place: GroupPlace | null, isBestseller: boolean): OutlineChoice {
    return {
      choose: (outlineAt) => {
        if (place && this.#group.id === place.groupId) return this.#group.attempt
        const attempt = this.#firstGood(outlineAt, isBestseller, place !== null)
        if (place) this.#group = { id: place.groupId, attempt }
        return attempt
      },
    }
  }

  /** The main picture of a product: of the possible ones, the least recently shown. */
  leadOf(outline: Outline, style: number | null, isBestseller: boolean): string {
    const suiting = this.#oldest(outline, style, isBestseller)
    // A form of another style is better than the same picture twice on a page.
    const any = this.#oldest(outline, null, isBestseller)
    return (suiting.age >= PAGE || suiting.age >= any.age ? suiting : any).key
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

  #firstGood(outlineAt: (attempt: number) => Outline, isBestseller: boolean, isGroup: boolean): number {
    let best = { attempt: 0, age: -1 }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outline = outlineAt(attempt)
      const { categoryId } = outline.noun
      if (attempt > 0 && attempt < ATTEMPTS_IN_COLOUR && !isDrawnIn(outline.colour, categoryId, outline.makeUp)) continue
      const { age, key } = this.#oldest(outline, null, isBestseller)
      // A group may have any category, so it can also avoid the page on which bestsellers and others meet.
      const meets = isGroup && this.#rowOf(categoryId, true).first.some(({ photos }) => photos?.[0] === key)
      if (age >= Math.min(PAGE, countLeads(categoryId) - SPARE) && !meets) return attempt
      if (age > best.age) best = { attempt, age }
    }
    return best.attempt
  }

  #oldest(outline: Outline, style: number | null, isBestseller: boolean): { key: string; age: number } {
    const { products, shownAt } = this.#rowOf(outline.noun.categoryId, isBestseller)
    let oldest = { key: '', age: -1 }
    for (const key of leadKeys(outline, style)) {
      const at = shownAt.get(key)
      const age = at === undefined ? Infinity : products + 1 - at
      if (age > oldest.age) oldest = { key, age }
    }
    return oldest
  }

  #rowOf(categoryId: number, isBestseller: boolean): Row {
    const key = `${parentCategoryOf(categoryId)} ${isBestseller}`
    const row = this.#rows.get(key) ?? { products: 0, shownAt: new Map(), first: [] }
    this.#rows.set(key, row)
    return row
  }
}
