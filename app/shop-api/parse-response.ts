import { ShopApiError } from './shop-api-error.ts'

/** JSON may escape a lone surrogate (RFC 8259 §8.2). HTML would show U+FFFD while Flight keeps it, so the two would differ. */
const NAMES_A_HALF = /\\ud[89a-f]/i

/** JSON of a response of the shop API. @throws ShopApiError `malformed` */
export function parseResponse(call: string, text: string): unknown {
  try {
    return NAMES_A_HALF.test(text) ? JSON.parse(text, toWellFormed) : JSON.parse(text)
  } catch (cause) {
    throw new ShopApiError(call, 'malformed', { cause })
  }
}

function toWellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
