import type { Catalog } from '../catalog/catalog.ts'
import { askOf } from './catalog-file.ts'
import { readCatalog } from '../catalog/read-catalog.ts'
import { ownHeaders } from '../session/own-headers.ts'
import { GRADED_QUERIES } from '#mock-api/search/judged/graded-queries.ts'

/** Texts that were judged by hand, by market. */
const QUERIES = GRADED_QUERIES.map(({ language, query }) => ({ market: language, text: query }))

/** The catalog of a running shop, with what the judged queries find in it. @param most products to read @throws Error if it does not answer */
export function readShop(origin: string, most = Number.POSITIVE_INFINITY): Promise<Catalog> {
  return readCatalog(askOf(origin, ownHeaders(process.env['LOAD_HEADERS'])), { queries: QUERIES, most })
}
