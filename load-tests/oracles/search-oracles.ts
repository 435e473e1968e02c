import type { ExpectedSearch } from '../plan.ts'
import type { Fault } from './fault.ts'

interface FoundPage {
  ids: readonly number[]
  /** Products of all pages together; null: the page does not say. */
  total: number | null
  perPage: number
}

/**
 * What is wrong with the first page of a search; null: nothing. Where the run sells, products may be missing because they are sold; the
 * others keep their order.
 * @param most that may be missing (plan.ts)
 */
export function searchFault({ ids, total, perPage }: FoundPage, expected: ExpectedSearch, most: number): Fault | null {
  // All of few may be sold; the search then finds what matches less.
  if (expected.total <= most && !expected.ids.some((id) => ids.includes(id))) return null
  const missing = total === null ? 0 : expected.total - total
  if (missing < 0 || (total !== null && most === 0 && missing > 0))
    return { oracle: 'search-total', seen: `"${expected.text}": ${total}, not ${expected.total}` }
  const left = expected.ids.filter((id) => ids.includes(id))
  const wanted = Math.min(perPage, total ?? expected.total)
  const skipped = ids.length === 0 ? 0 : expected.ids.indexOf(ids.at(-1) ?? -1) + 1 - ids.length
  const isInOrder = left.slice(0, ids.length).join() === ids.join()
  if (!isInOrder || skipped > most || ids.length < Math.min(wanted, expected.ids.length) - most)
    return { oracle: 'search-order', seen: `"${expected.text}": ${ids.slice(0, 8).join()}, not ${expected.ids.slice(0, 8).join()}` }
  return null
}

/** A further page of results that repeats the first one; null: it does not. */
export function repeatedFault(
  ids: readonly number[],
  { page, perPage }: { page: number; perPage: number },
  expected: ExpectedSearch,
): Fault | null {
  // Beyond the end the edge leads to the last page, which may be the first.
  if (expected.total <= (page - 1) * perPage) return null
  const first = new Set(expected.ids.slice(0, perPage))
  const again = ids.find((id) => first.has(id))
  return again === undefined ? null : { oracle: 'search-order', seen: `"${expected.text}", page ${page} has ${again} of the first` }
}

/** The first page of a narrowed search that lost what the text found and the filter leaves, or found more; null: neither. */
export function narrowedFault(
  ids: readonly number[],
  { text, isLeft, perPage, expected }: { text: string; isLeft: (id: number) => boolean; perPage: number; expected: ExpectedSearch | null },
  most: number,
): Fault | null {
  // What the text found and the filter leaves stands first, since a filter changes nothing of the order.
  const due = expected?.ids.filter(isLeft) ?? []
  const lost = due.slice(0, perPage).filter((id) => !ids.includes(id))
  const isWhole = expected !== null && expected.total <= expected.ids.length
  const tooMany = isWhole && most === 0 && due.length > 0 && ids.length > due.length
  if (lost.length > most || tooMany)
    return { oracle: 'search-order', seen: `"${text}", narrowed: ${ids.slice(0, 8).join()}, not ${due.slice(0, 8).join()}` }
  return null
}
