import type { ProductId } from '../../domain/ids.ts'
import { LAST_VISITED_KEY, parseLastVisited } from '../../domain/product/last-visited.ts'
import { readStored } from '../../shop-api/browser/stored-text.ts'

/** Ids of the products that this browser viewed, newest first. */
export const visitedProducts = (): ProductId[] => parseLastVisited(readStored(LAST_VISITED_KEY))
