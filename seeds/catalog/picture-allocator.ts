// Allocates pictures: one shown on the current page of its category, or of the one above, is not allocated again. The default order
// of a listing is bestsellers, then newest (GAP-64), and products are generated from oldest to newest; so neighbours of a listing are
// generated one after the other.
import type { ProductRows } from './product-rows.ts'
import type { Look } from '../photos/looks.ts'
import type { LookChoice } from './design.ts'
import { isMadeToday, type LookPlan } from './noun-plans.ts'
import { parentCategoryOf } from '../parent-category.ts'
import { isMadeOnce } from './stock.ts'
import { countLeads, countOwnLeads, leadKeys } from './product-photos.ts'
import type { Rng } from '../random.ts'
import type { GroupPlace } from './variant-groups.ts'

/** Products per listing page; that many consecutive ones should show different pictures. */
export const PAGE = 32
/** Where a category has hardly more pictures than a page has places, this many may repeat, to bound the search. */
const SPARE = 2
/** Of the pictures of a second-level category one in so many may wait, for the same reason. */
const SPARE_SHARE = 5
/** Age of a picture that is on no current page. */
const FRESH = 2
/** Attempts per product; the best one is taken if none is good enough. */
const ATTEMPTS = 200

type Shown = Pick<ProductRows['product'], 'categories' | 'photos' | 'isBestseller'>

/** Pictures allocated in one category: to bestsellers, or to the others. */
interface Row {
  products: number
  /** Per picture, the position of the product that showed it last. */
  shownAt: Map<string, number>
  /** The first page of products: the last of their part of a listing. */
  first: Shown[]
}

/** Tracks the pictures of each category's latest products and chooses the next. */
export class PictureAllocator {
  readonly #rows = new Map<string, Row>()
  /** How often each row of a table was chosen. */
  readonly #timesChosen = new Map<unknown, number>()
  #group = { id: 0, attempt: 0 }
  readonly #barred: ReadonlySet<string | undefined>

  /** @param barred pictures that are not allocated; with some, no bestseller is. */
  constructor(barred: ReadonlySet<string | undefined> = new Set()) {
    this.#barred = barred
  }

  /**
   * Chooses a look with a picture that is not shown on the current page.
   * @param wasLoved whether it is to be a bestseller; it is none where all pictures of such things are on the page already
   */
  choiceFor(place: GroupPlace | null, wasLoved: boolean): LookChoice {
    const isLoved = wasLoved && this.#barred.size === 0
    const choice: LookChoice = {
      choose: (lookAt) => {
        if (place && this.#group.id === place.groupId) return this.#group.attempt
        const best = this.#best(lookAt, isLoved, place !== null)
        choice.isBestseller = isLoved && best.age >= FRESH
        const { attempt } = isLoved && !choice.isBestseller ? this.#best(lookAt, false, place !== null) : best
        if (place) this.#group = { id: place.groupId, attempt }
        return attempt
      },
      rarest: (rows, rng) => this.#rarest(rows, rng),
      isBestseller: isLoved,
    }
    return choice
  }

  /** The main picture of a look: of all that can lead, the least recently shown. */
  leadOf(look: Look, isBestseller: boolean): string {
    return this.#oldest(look, isBestseller).key
  }

  /** Records a product that listings show. */
  show(product: Shown): void {
    const category = product.categories?.[0] ?? 0
    for (const id of new Set([category, parentCategoryOf(category)])) {
      const row = this.#rowOf(id, product.isBestseller === true)
      row.products++
      const lead = product.photos?.[0]
      if (lead !== undefined) row.shownAt.set(lead, row.products)
      if (row.products < PAGE) row.first.push(product)
    }
  }

  /** The bestsellers of a category that share a page with its newest other products. */
  lastBestsellers(categoryId: number): readonly Shown[] {
    const { products, first } = this.#rowOf(parentCategoryOf(categoryId), true)
    return first.slice(0, products % PAGE)
  }

  /** The first attempt that is good enough, or the best of all. */
  #best(lookAt: (attempt: number) => LookPlan, isBestseller: boolean, isGroup: boolean): { attempt: number; age: number } {
    let best = { attempt: 0, age: -1 }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { look, names } = lookAt(attempt)
      if (isBestseller && (isMadeOnce(look.categoryId) || !names.some(isMadeToday))) continue
      const { age, key } = this.#oldest(look, isBestseller)
      // A group may have any category, so it can also avoid the page on which bestsellers and others meet.
      const meets = isGroup && this.#rowOf(parentCategoryOf(look.categoryId), true).first.some(({ photos }) => photos?.[0] === key)
      if (age >= FRESH && !meets) return { attempt, age }
      if (age > best.age) best = { attempt, age }
    }
    return best
  }

  /** The picture of a look that was shown longest ago; FRESH: on no current page, and below that the page above counts first. */
  #oldest(look: Look, isBestseller: boolean): { key: string; age: number } {
    const own = this.#rowOf(look.categoryId, isBestseller)
    const above = this.#rowOf(parentCategoryOf(look.categoryId), isBestseller)
    const keys = leadKeys(look).filter((each) => !this.#barred.has(each))
    if (keys.length === 0) return { key: leadKeys(look)[0] ?? '', age: -1 }
    const key = keys.reduce((oldest, each) => (ageOf(each, own) > ageOf(oldest, own) ? each : oldest))
    const leads = countOwnLeads(look.categoryId)
    const age = ageOf(key, above) / Math.min(PAGE, countLeads(look.categoryId) - SPARE)
    const ownAge = ageOf(key, own) / Math.min(PAGE, leads - Math.ceil(leads / SPARE_SHARE))
    return { key, age: age < 1 ? age : 1 + Math.min(1, ownAge) }
  }

  // So that every known model and every maker is on sale, however few products can be theirs.
  #rarest<T>(rows: readonly T[], rng: Rng): T {
    const timesOf = (row: T) => this.#timesChosen.get(row) ?? 0
    const least = Math.min(...rows.map(timesOf))
    const rarest = rng.pick(rows.filter((row) => timesOf(row) === least))
    this.#timesChosen.set(rarest, least + 1)
    return rarest
  }

  #rowOf(categoryId: number, isBestseller: boolean): Row {
    const key = `${categoryId} ${isBestseller}`
    const row = this.#rows.get(key) ?? { products: 0, shownAt: new Map(), first: [] }
    this.#rows.set(key, row)
    return row
  }
}

/** Products shown since a picture was. */
function ageOf(key: string, { products, shownAt }: Row): number {
  const at = shownAt.get(key)
  return at === undefined ? Infinity : products + 1 - at
}
