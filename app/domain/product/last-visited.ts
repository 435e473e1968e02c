import type { ProductId } from '../ids.ts'
import { parseJson } from '../parse-json.ts'

/** Key of the list in local storage (spec §9). */
export const LAST_VISITED_KEY = 'lastVisitedProducts'
const MAX_STORED = 9
/** One less than is stored: the product being viewed is left out (GAP-15). */
export const LAST_VIEWED_ASKED = 8

/** The list after a visit: newest first, each product once, at most nine. */
export function withVisit(visited: readonly ProductId[], id: ProductId): ProductId[] {
  return [id, ...visited.filter((other) => other !== id)].slice(0, MAX_STORED)
}

/** The products to ask for on the page of one: at most eight others. */
export function lastViewedOthers(visited: readonly ProductId[], current: ProductId | null): ProductId[] {
  return visited.filter((id) => id !== current).slice(0, LAST_VIEWED_ASKED)
}

/** Reads the stored list; anything else than a list of ids is an empty one. */
export function parseLastVisited(stored: string | null): ProductId[] {
  const list = parseJson(stored)
  return Array.isArray(list) ? [...new Set(list.filter(isProductId))].slice(0, MAX_STORED) : []
}

const isProductId = (id: unknown): id is ProductId => Number.isSafeInteger(id) && Number(id) > 0
