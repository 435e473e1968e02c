import type { Db } from '#db/open.ts'
import { effectivePrice, openPromo, type PriceFacts } from '../../pricing/promo.ts'

/** What the rules of judged queries read of a product. */
export interface JudgedProduct {
  id: number
  name: string
  description: string
  era: number | null
  classification: number
  condition: number
  category: number[]
  material: number[]
  color: number[]
  style: number[]
  designer: string | null
  manufacturer: string | null
  /** The price in force, in PLN. */
  price: number
  isPromo: boolean
  /** Centimetres; null: unknown. */
  width: number | null
  height: number | null
  depth: number | null
}

type Row = PriceFacts &
  Omit<JudgedProduct, 'category' | 'material' | 'color' | 'style' | 'price' | 'isPromo' | 'designer' | 'manufacturer'> &
  Record<ListColumn, string> &
  Record<'designerId' | 'manufacturerId', number | null>
type ListColumn = 'category' | 'material' | 'color' | 'style'

const GROSZE_PER_PLN = 100

/** Products that a text search can return: on sale, and the variant that represents its group in a grid. @param now for prices, in ms */
export function productsOnGrid(db: Db, now: number): JudgedProduct[] {
  const rows = db.$client
    .prepare<[], Row>(
      `SELECT p.id, p.name, p.description, p.era_id AS era, p.classification_id AS classification, p.condition_id AS condition, p.categories AS category,
         p.materials AS material, p.colors AS color, p.styles AS style, p.designer_id AS designerId, p.manufacturer_id AS manufacturerId,
         p.width, p.height, p.depth, p.regular_price AS regularPrice, p.promo_price AS promoPrice,
         p.promo_starts_at AS promoStartsAt, p.promo_ends_at AS promoEndsAt
       FROM product p JOIN vendor v ON v.id = p.vendor_id AND NOT v.is_suspended
       WHERE p.status_id = 'PUBLISHED' AND p.stock > 0 AND p.visible_on_grid = 2`,
    )
    .all()
  const listOf = (json: string): number[] => JSON.parse(json)
  // Joined here: SQLite would parse the names' JSON for each product.
  const designers = namesOf(db, 'designers')
  const manufacturers = namesOf(db, 'manufacturers')
  return rows.map(({ designerId, manufacturerId, ...row }) => ({
    ...row,
    designer: designers.get(designerId) ?? null,
    manufacturer: manufacturers.get(manufacturerId) ?? null,
    category: listOf(row.category),
    material: listOf(row.material),
    color: listOf(row.color),
    style: listOf(row.style),
    price: effectivePrice(row, now) / GROSZE_PER_PLN,
    isPromo: openPromo(row, now) !== null,
  }))
}

/** Names of a reference list in Polish, by id. */
function namesOf(db: Db, list: string): ReadonlyMap<number | null, string> {
  const rows = db.$client
    .prepare<[string], { id: number; name: string }>(
      `SELECT data ->> 'id' AS id, data ->> 'name' AS name FROM reference_item WHERE list = ? AND lang_id = 'pl'`,
    )
    .all(list)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
