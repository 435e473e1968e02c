import { EDGE_HEADERS } from '#app/shop-api/contract/edge-headers.ts'

const MASK = '•••'
/** Headers that are recorded without their value. */
const SECRET_HEADERS = new Set<string>(['authorization', 'cookie', 'proxy-authorization', EDGE_HEADERS.credential])
/** The id of a payment opens a guest's order (EXT-46). */
const SECRET_KEY = /password|token|secret|^payment$/i

/** Headers of a request without credentials. */
export function maskedHeaders(headers: Headers): Record<string, string> {
  const seen: [string, string][] = []
  headers.forEach((value, name) => seen.push([name, SECRET_HEADERS.has(name) ? 'present' : value]))
  return Object.fromEntries(seen)
}

/** A query string without secrets. */
export function maskedQuery(search: string): string {
  return search.replace(/([?&]([^=&]+)=)[^&]+/g, (whole, start: string, name: string) => (isSecret(name) ? start + MASK : whole))
}

/** A body without passwords and tokens, also when it is no JSON or was cut. */
export function maskedBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (key, value: unknown) => (isSecret(key) ? MASK : value)))
  } catch {
    return text
      .replace(/("(?:[^"]*(?:password|token|secret)[^"]*|payment)"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi, `$1"${MASK}"`)
      .replace(/((?:(?:password|token|secret)[^=&\s"]{0,40}|\bpayment)=)[^&\s]+/gi, `$1${MASK}`)
  }
}

/** Whether the value of a key is a secret. */
export function isSecret(key: string): boolean {
  return SECRET_KEY.test(key)
}
