import { LANGUAGES } from '#app/domain/language.ts'
import { recordOf } from '../record-of.ts'
import type { Store } from '../store/store.ts'
import type { ResponseContext } from '../response-context.ts'
import { Generations } from './generations.ts'
import type { PriceFacts } from '../pricing/promo.ts'
import { itemsWithRows, searchItems } from './search-item.ts'

/** Items in each of two generations, about 1.5 kB each in memory. */
const GENERATION = 10_000

/** The name of no world: reads the catalog itself. */
const NO_WORLD = ''

interface KeptItem {
  /** JSON in UTF-8. */
  bytes: Buffer
  /** Valid from `from` until before `until`: between two boundaries of its promo. */
  from: number
  until: number
  vendorId: number
  /** Products whose changes show on it: itself and those of its variant group. */
  shows: readonly number[]
}

/**
 * List items as JSON in UTF-8, in the order of the ids; unknown ids are left out. Reading, building and serialising 32 items took half of
 * a search, and they rarely change: so the JSON of catalog items is cached. Items that a world has
 * changed are built for each response.
 */
export function searchItemTexts(store: Store) {
  const keptIn = recordOf(LANGUAGES, () => new Generations<KeptItem>(GENERATION))
  let version = store.catalogVersion()

  function keptItems(ids: readonly number[], context: ResponseContext): Map<number, KeptItem> {
    const { language, now } = context
    const kept = keptIn[language]
    const found = new Map<number, KeptItem>()
    const missing: number[] = []
    for (const id of ids) {
      const item = kept.get(id)
      if (item && item.from <= now && now < item.until) found.set(id, item)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    for (const [id, item] of itemsOfCatalog(missing, context)) {
      kept.set(id, item)
      found.set(id, item)
    }
    return found
  }

  return function itemTexts(ids: readonly number[], context: ResponseContext): Buffer[] {
    const current = store.catalogVersion()
    if (current !== version) for (const language of LANGUAGES) keptIn[language].clear()
    version = current
    const items = keptItems(ids, context)
    // What the catalog lacks, the world may have made.
    const changed = [...changedAmong(items, context), ...ids.filter((id) => !items.has(id))]
    const own = new Map(changed.length === 0 ? [] : searchItems(changed, context).map((item) => [item.id, jsonBytes(item)]))
    return ids.flatMap((id) => own.get(id) ?? items.get(id)?.bytes ?? [])
  }
}

function jsonBytes(item: unknown): Buffer {
  return Buffer.from(JSON.stringify(item))
}

/** Items of the catalog, at the instant of the response. */
function itemsOfCatalog(ids: readonly number[], context: ResponseContext): [number, KeptItem][] {
  const items = itemsWithRows(ids, { ...context, world: NO_WORLD })
  const members = context.store.changed.membersOf([...new Set(items.flatMap(({ row }) => row.variantGroupId ?? []))])
  return items.map(({ row, item }) => {
    const shows = (row.variantGroupId !== null && members.get(row.variantGroupId)) || [row.id]
    return [row.id, { bytes: jsonBytes(item), ...holds(row, context.now), vendorId: row.vendorId, shows }]
  })
}

/** The ids of items that differ from the catalog in this world. */
function changedAmong(items: ReadonlyMap<number, KeptItem>, { store, world }: ResponseContext): number[] {
  if (!store.changed.isAnything(world)) return []
  const shown = [...items.values()].flatMap(({ shows }) => shows)
  const products = store.changed.products(world, shown)
  const vendors = store.changed.vendors(world)
  return [...items].filter(([, item]) => vendors.has(item.vendorId) || item.shows.some((id) => products.has(id))).map(([id]) => id)
}

/** The time around an instant in which a product's promo neither begins nor ends. */
function holds({ promoStartsAt, promoEndsAt }: PriceFacts, now: number): { from: number; until: number } {
  const boundaries = [promoStartsAt ?? -Infinity, promoEndsAt ?? Infinity]
  return {
    from: Math.max(-Infinity, ...boundaries.filter((each) => each <= now)),
    until: Math.min(Infinity, ...boundaries.filter((each) => each > now)),
  }
}
