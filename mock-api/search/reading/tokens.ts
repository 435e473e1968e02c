import { fold } from '#app/domain/slug.ts'

/** A word, number or sign of a query. */
export interface Token {
  /** UTF-16 positions in the text. */
  start: number
  end: number
  folded: string
  /** Between quotation marks: taken literally. */
  isQuoted: boolean
}

const TOKEN = /["„”“«»]|[\p{L}\p{M}\p{N}]+|[€×<>≤≥–—-]|[.,](?=\d)/gu
const QUOTE = /^["„”“«»]$/

/** Words, numbers and the signs that give numbers a meaning, in order. A quotation mark without a partner separates words. */
export function tokensOf(text: string): Token[] {
  const all = [...text.matchAll(TOKEN)].map((match) => ({ start: match.index, end: match.index + match[0].length, typed: match[0] }))
  let quotesLeft = all.filter(({ typed }) => QUOTE.test(typed)).length
  let isQuoted = false
  const tokens: Token[] = []
  for (const { start, end, typed } of all) {
    if (QUOTE.test(typed)) {
      isQuoted = !isQuoted && quotesLeft > 1
      quotesLeft--
    } else tokens.push({ start, end, folded: fold(typed) || typed.toLowerCase(), isQuoted })
  }
  return tokens
}
