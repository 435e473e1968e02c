import { decodeComponent } from '#app/domain/decode-component.ts'

/**
 * Decoded values of `{name}` placeholders in the path of a contract call; null: the path does not match. A trailing slash is ignored.
 * @param pattern path of the contract, such as `/shop/vendor/{id}`
 * @param pathname percent-encoded pathname of a URL
 */
export function pathValues(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const parts = pattern.split('/')
  const segments = pathname.replace(/(?<=.)\/+$/, '').split('/')
  if (parts.length !== segments.length) return null
  const values: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? ''
    const value = decodeComponent(segment) ?? segment
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined ? part !== value : value === '') return null
    if (name !== undefined) values[name] = value
  }
  return values
}
