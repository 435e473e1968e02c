// Static files for raw workerd, whose disk service sets no content type. Text files are compressed on the fly, as on the platform.
import { brotliCompressSync, constants } from 'node:zlib'

/** @type {Record<string, { type: string, isText: boolean }>} */
const TYPES = {
  css: { type: 'text/css; charset=utf-8', isText: true },
  ico: { type: 'image/x-icon', isText: false },
  js: { type: 'text/javascript; charset=utf-8', isText: true },
  png: { type: 'image/png', isText: false },
  svg: { type: 'image/svg+xml', isText: true },
  txt: { type: 'text/plain; charset=utf-8', isText: true },
  webmanifest: { type: 'application/manifest+json', isText: true },
  woff2: { type: 'font/woff2', isText: false },
}

/** Brotli quality, 0 to 11: fast enough to compress while sending. */
const QUALITY = 5

/** Compressed files by path; bounded by the number of files of a build. @type {Map<string, Uint8Array<ArrayBuffer>>} */
const compressed = new Map()

export default {
  /**
   * @param {Request} request
   * @param {{ FILES: { fetch: (url: string) => Promise<Response> } }} env
   */
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    const known = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)]
    if (!known) return new Response(null, { status: 404 })
    const file = await env.FILES.fetch(`http://files${pathname}`)
    if (!file.ok) return new Response(null, { status: 404 })
    const { type, isText } = known
    if (!isText) return new Response(file.body, { headers: { 'content-type': type } })
    const headers = { 'content-type': type, vary: 'accept-encoding' }
    if (!/\bbr\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(file.body, { headers })
    const bytes = compressed.get(pathname) ?? compressPage(await file.arrayBuffer())
    compressed.set(pathname, bytes)
    // A property of workerd that the standard type lacks.
    const init = { headers: { ...headers, 'content-encoding': 'br' }, encodeBody: 'manual' }
    return new Response(bytes, init)
  },
}

/** @param {ArrayBuffer} bytes */
function compressPage(bytes) {
  return new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
}
