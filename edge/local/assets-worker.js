// Static files for raw workerd, which serves bytes from disk without saying what they are.
/** @type {Record<string, string>} */
const TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

export default {
  /**
   * @param {Request} request
   * @param {{ FILES: { fetch: (url: string) => Promise<Response> } }} env
   */
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)]
    if (!type) return new Response(null, { status: 404 })
    const file = await env.FILES.fetch(`http://files${pathname}`)
    if (!file.ok) return new Response(null, { status: 404 })
    return new Response(file.body, { headers: { 'content-type': type } })
  },
}
