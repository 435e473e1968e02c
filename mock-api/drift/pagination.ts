import { z } from 'zod'
import type { Drift, Probe } from './held-call.ts'

/** Rows per page when the request does not say. */
const DEFAULT_ROWS = 32

const Paged = z.object({
  data: z.object({
    items: z.array(z.unknown()),
    pagination: z.object({ total: z.int(), page: z.int(), per_page: z.int() }),
  }),
})

const Ids = z.object({ data: z.object({ items: z.array(z.object({ id: z.union([z.number(), z.string()]) })) }) })

/** What a page says about itself and is not so: its number, its size, or how many items it must have of the total. */
export function paginationDrifts({ query = {} }: Probe, json: unknown): Drift[] {
  const parsed = Paged.safeParse(json)
  if (!parsed.success || query['per_page'] === 'all') return []
  const { items, pagination } = parsed.data.data
  const page = Number(query['page'] ?? 1)
  const rows = Number(query['per_page'] ?? DEFAULT_ROWS)
  const due = Math.min(Math.max(pagination.total - (page - 1) * rows, 0), rows)
  return [
    ...differing('data.pagination.page', page, pagination.page),
    ...differing('data.pagination.per_page', rows, pagination.per_page),
    ...differing('data.items', `${due} items of ${pagination.total}`, `${items.length} items of ${pagination.total}`),
  ]
}

/** What two pages of one list that follow each other have in common, and must not. */
export function overlapDrifts(first: unknown, second: unknown): Drift[] {
  const known = new Set(idsOf(first))
  const repeated = idsOf(second).filter((id) => known.has(id)).length
  return differing('data.items[].id', '0 of the page before', `${repeated} of the page before`)
}

function idsOf(json: unknown): (number | string)[] {
  const parsed = Ids.safeParse(json)
  return parsed.success ? parsed.data.data.items.map(({ id }) => id) : []
}

function differing(place: string, expected: number | string, got: number | string): Drift[] {
  return expected === got ? [] : [{ kind: 'pagination', place, expected: String(expected), got: String(got) }]
}
