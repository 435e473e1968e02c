import type { WireSearchBody } from '#app/shop-api/contract/search.ts'

/** A search, as both builds understand it. */
export interface Query {
  body: WireSearchBody
  page: number
}

/** What a build is asked to do. */
export type Ask =
  /** Times so many runs in process, after a few that do not count. */
  | { kind: 'time'; queries: readonly Query[]; runs: number }
  /** One search with facets. */
  | { kind: 'search'; query: Query }
  | { kind: 'memory' }

/** What a process holds, bytes. */
export interface Memory {
  rss: number
  /** Sets and columns. */
  arrayBuffers: number
  heap: number
  /** The highest so far. */
  peak: number
}

/** The first message of a build, when its index is ready. */
export interface Started {
  /** Wall time and processor time of building the index, ms. */
  wallMs: number
  cpuMs: number
  memory: Memory
}

/** Products of a page. */
export const PER_PAGE = 32
