/** Items on a page of a listing (spec §9); the skeleton rule's "default page size" is the same (GAP-05). */
export const DEFAULT_PAGE_SIZE = 32
/** Spec §9: with fewer pages than this all are shown. */
const ALL_SHOWN_BELOW = 8
/** The limit of the search contract: a page beyond it becomes this page, not a failed call. */
const MAX_PAGE = 1_000_000

/** Number of pages of `total` items; 0 for no items. */
export function pageCount(total: number, perPage: number = DEFAULT_PAGE_SIZE): number {
  return Math.ceil(total / perPage)
}

/** Page links: all of a few, else first, last, current and one neighbour each side, with ellipses between (GAP-75). */
export function pageWindow(current: number, count: number): (number | 'ellipsis')[] {
  if (count < ALL_SHOWN_BELOW) return Array.from({ length: count }, (_, index) => index + 1)
  const at = Math.min(Math.max(current, 1), count)
  const shown = [...new Set([1, at - 1, at, at + 1, count])].filter((page) => page >= 1 && page <= count)
  return shown.flatMap((page, index) => (index > 0 && page - 1 !== shown[index - 1] ? ['ellipsis' as const, page] : [page]))
}

/** Parses the page of a query; below 1 or not a number it is 1 (GAP-69). */
export function parsePage(text: string | null): number {
  return text !== null && /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1
}
