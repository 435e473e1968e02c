import type { DataOf } from '#app/shop-api/contract/call-types.ts'
import type { searchSuggest } from '#app/shop-api/contract/search.ts'
import { minorOf } from '../../e2e/promises/amounts.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { dataOf, expectThat, sendRequest, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'

/** Least number of letters for suggestions. */
const LEAST_LETTERS = 2
/** Letters that are typed faster than suggestions are asked for. */
const SKIPPED_LETTERS = 1

/** Types a search, and reads what is suggested; then the first word of a name on sale, of which something always is. */
export function suggestions(visitor: Visitor): JourneyEnd {
  askWhileTyping(visitor, visitor.query())
  think(visitor, 3)
  const [word] = visitor.catalogProduct(visitor.product().id)?.names[visitor.market].split(' ') ?? []
  if (word !== undefined && word.length >= LEAST_LETTERS) {
    const path = suggestPath(word)
    const data = dataOf<Suggested>(sendRequest(visitor, { name: 'suggestions', path, readsBody: true }))
    if (data !== null && visitor.plan.mostSold === 0) expectThat(visitor, 'suggested', data.items.length > 0, `"${word}": nothing`)
  }
  return 'completed'
}

type Suggested = DataOf<typeof searchSuggest>

function suggestPath(text: string): string {
  return `/shop/search/suggest?q=${encodeURIComponent(text).replaceAll('%20', '+')}`
}

/** Asks after each letter; before the last one there is no pause. @param onAnswer what a browser does with each answer */
export function askWhileTyping(visitor: Visitor, text: string, onAnswer: (body: string | null) => void = () => {}): void {
  const lengths = Array.from({ length: Math.max(0, text.length - LEAST_LETTERS + 1) }, (_, at) => LEAST_LETTERS + at)
  for (const length of lengths.filter((length) => length === text.length || length < text.length - SKIPPED_LETTERS)) {
    const response = sendRequest(visitor, { name: 'suggestions', path: suggestPath(text.slice(0, length)), readsBody: true })
    onAnswer(response.body)
    if (length === text.length) expectSuggested(visitor, text, dataOf<Suggested>(response))
  }
}

/** Products are suggested at their prices; of a text that is part of a name some are. A search relaxes a text that finds nothing, suggestions do not. */
function expectSuggested(visitor: Visitor, text: string, data: Suggested | null): void {
  const expected = visitor.expectedSearch(text)
  if (data === null || !expected || visitor.plan.mostSold > 0) return
  const products = data.items.filter(({ kind }) => kind === 'product')
  const wrong = products.find(({ id, price }) => {
    const known = visitor.catalogProduct(Number(id))
    return known && minorOf(price ?? 0) !== known.prices[visitor.market]
  })
  const isOfNames = () =>
    expected.ids.some((id) => visitor.catalogProduct(id)?.names[visitor.market].toLowerCase().includes(text.toLowerCase()))
  const isRight = (products.length > 0 || !isOfNames()) && wrong === undefined
  expectThat(visitor, 'suggested', isRight, `"${text}": ${products.map(({ id, price }) => `${id} at ${price}`).join()}`)
}
