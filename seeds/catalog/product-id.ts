import { RESERVED_IDS } from '#app/domain/product/special-ids.ts'

const RESERVED = [...RESERVED_IDS].sort((a, b) => a - b)

/** Id of the product at an index: from 1 on, skipping the ids reserved by the specification (GAP-129). */
export function productIdAt(index: number): number {
  let id = index + 1
  for (const reserved of RESERVED) if (id >= reserved) id++
  return id
}
