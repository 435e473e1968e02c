import type { ExpectedSearch } from '../plan.ts'
import type { Fault } from './fault.ts'

interface FoundPage {
  ids: readonly number[]
  /** Products of all pages together; null: the page does not say. */
  total: number | null
  perPage: number
}

/** Greatest number of expected products that may be missing from a page, where sessions of the run buy. */
const MAX_SOLD = 4

/**
 * What is wrong with the first page of a search; null: nothing. Where the run sells, products may be missing because they are sold; the
 * others keep their order.
 */
export function searchFault({ ids, total, perPage }: FoundPage, expected: ExpectedSearch, sells: boolean): Fault | null {
  const most = sells ? MAX_SOLD : 0
  // All of few may be sold; the search then finds what matches less.
  if (expected.total <= most && !expected.ids.some((id) => ids.includes(id))) return null
  const missing = total === null ? 0 : expected.total - total
  if (missing < 0 || (total !== null && !sells && missing > 0))
    return { oracle: 'search-total', seen: `"${expected.text}": ${total}, not ${expected.total}` }
  const left = expected.ids.filter((id) => ids.includes(id))
  const wanted = Math.min(perPage, total ?? expected.total)
  const skipped = ids.length === 0 ? 0 : expected.ids.indexOf(ids.at(-1) ?? -1) + 1 - ids.length
  const isInOrder = left.slice(0, ids.length).join() === ids.join()
  if (!isInOrder || skipped > most || ids.length < Math.min(wanted, expected.ids.length) - most)
    return { oracle: 'search-order', seen: `"${expected.text}": ${ids.slice(0, 8).join()}, not ${expected.ids.slice(0, 8).join()}` }
  return null
}

/** What is wrong with a search narrowed by a colour; null: nothing. @param colorsOf null: the product is not known */
export function colourFault(
  ids: readonly number[],
  { text, colour, expected }: { text: string; colour: number; expected: ExpectedSearch | null },
  { colorsOf, sells }: { colorsOf: (id: number) => readonly number[] | null; sells: boolean },
): Fault | null {
  const strange = ids.find((id) => colorsOf(id)?.includes(colour) === false)
  if (strange !== undefined) return { oracle: 'filter-colour', seen: `"${text}", colour ${colour}: ${strange} has another` }
  // What the text found and has the colour stands first, since a filter changes nothing of the order.
  const due = expected?.ids.filter((id) => colorsOf(id)?.includes(colour)) ?? []
  const lost = due.filter((id) => !ids.includes(id))
  const isWhole = expected !== null && expected.total <= expected.ids.length
  const tooMany = isWhole && !sells && due.length > 0 && ids.length > due.length
  if (lost.length > (sells ? MAX_SOLD : 0) || tooMany)
    return { oracle: 'search-order', seen: `"${text}", colour ${colour}: ${ids.slice(0, 8).join()}, not ${due.slice(0, 8).join()}` }
  return null
}
