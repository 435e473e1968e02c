import { parseId, type ProductId } from '../ids.ts'

/** A product as people name it: its number, or the address of its page, which ends with it (GAP-53). Nothing else: "model 366" is no product 366. */
const NAMED = /^(?:\S*[-/])?(\d+)(?:[?#]\S*)?$/

/** The product that a field names; null: none. */
export function typedProductId(text: string): ProductId | null {
  return parseId<ProductId>(NAMED.exec(text.trim())?.[1] ?? '')
}
