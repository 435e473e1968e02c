// A page as a browser loads it, without one: the document, all of its files, then a refresh, a prefetch and a navigation inside of it.
import { brotliDecompressSync } from 'node:zlib'
import { flightPath, PREFETCH_HEADER, REFRESH_HEADER } from '#edge/http/flight-protocol.ts'
import type { RawGet, RawResponse } from './raw-get.ts'

export interface PageLoad {
  /** Scripts that are missing: the page, or an island of it, stays as it was sent. */
  dead: string[]
  /** Stylesheets that are missing. */
  unstyled: string[]
  /** Documents loaded beyond the first: what another build has refused is loaded in full. */
  extraLoads: number
  /** Responses that a page can do nothing with. */
  unexpected: string[]
}

export interface LoadOptions {
  path: string
  headers?: Readonly<Record<string, string>>
  /** Files that the browser has: path -> text. */
  cached: Map<string, string>
  /** Page of a navigation inside the document. */
  next: string
}

/** Loads a page and navigates once, requesting what browser/entry.browser.tsx would. */
export async function loadPage(
  get: (path: string, options?: RawGet) => Promise<RawResponse>,
  { path, headers = {}, cached, next }: LoadOptions,
): Promise<PageLoad> {
  const load: PageLoad = { dead: [], unstyled: [], extraLoads: 0, unexpected: [] }
  const prefix = flightPath(await loadDocument(path))
  await send('refresh', prefix + path, [200, 204, 304, 409], { [REFRESH_HEADER]: '1' })
  await send('prefetch', prefix + next, [200, 204, 409], { [PREFETCH_HEADER]: '1' })
  const navigation = await send('navigation', prefix + next, [200, 409])
  if (navigation.status === 200) return load
  load.extraLoads += 1
  await loadDocument(next)
  return load

  /** Loads a document with its files. @returns the build of its entry */
  async function loadDocument(address: string): Promise<string> {
    const { body, headers: sent } = await send('document', address, [200], headers)
    const html = (sent['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
    const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file))
    for (const file of files) await loadFile(file)
    const entry = [...files].find((file) => file.startsWith('/assets/index-') && file.endsWith('.js')) ?? ''
    return /"\/_rsc\/([0-9a-f]{12})"/.exec(cached.get(entry) ?? '')?.[1] ?? 'none'
  }

  async function loadFile(file: string): Promise<void> {
    if (cached.has(file)) return
    const { status, headers: sent, body } = await get(file)
    const isScript = file.endsWith('.js')
    const isFile = status === 200 && sent['content-type'] === (isScript ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8')
    if (!isFile) return void (isScript ? load.dead : load.unstyled).push(file)
    const text = body.toString()
    cached.set(file, text)
    if (!isScript) return
    for (const [, name] of text.matchAll(/\bfrom"\.\/([\w.-]+\.js)"/g)) await loadFile(`/assets/${name}`)
  }

  async function send(what: string, address: string, expected: readonly number[], more = {}): Promise<RawResponse> {
    const response = await get(address, { headers: { ...more } })
    if (!expected.includes(response.status)) load.unexpected.push(`${what} ${address}: ${response.status}`)
    return response
  }
}
