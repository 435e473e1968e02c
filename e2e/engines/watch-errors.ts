// WebKitWebDriver does not expose the console, so WebKit's pages get a script that records errors and warnings. It is injected in front of the built
// worker (`serveEdge`'s inFront) and leaves requests of other browsers unchanged.

const PATH = '/__watch-errors.js'
const KEY = '__errors'

// Requests aborted by a navigation are no errors.

/** Expression that returns the errors since its last evaluation, across navigations of one tab. */
export const TAKE_ERRORS = `(() => {
  const errors = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')
  sessionStorage.removeItem('${KEY}')
  return errors
})()`

const WATCH = `(() => {
  const note = (text) => {
    const errors = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]')
    sessionStorage.setItem('${KEY}', JSON.stringify([...errors, String(text)]))
  }
  let isLeft = false
  addEventListener('beforeunload', () => (isLeft = true))
  addEventListener('pageshow', () => (isLeft = false))
  addEventListener('error', (event) => isLeft || note(event.error?.stack ?? event.message ?? (event.target?.src ?? event.target?.href) + ' did not load'), true)
  addEventListener('unhandledrejection', ({ reason }) => note('Unhandled: ' + (reason?.stack ?? reason)))
  addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    if (disposition === 'enforce') note(effectiveDirective + ' refuses ' + blockedURI)
  })
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...words) => (note(words.map(String).join(' ')), write.apply(console, words))
  }
})()`

/** Source of a module whose withOverlay() wraps the worker. */
export const WATCHING_WORKER = `
const SCRIPT = '<script src="${PATH}"></script>'
const isWebKit = (request) => /AppleWebKit/.test(request.headers.get('user-agent') ?? '') && !/Chrome/.test(request.headers.get('user-agent') ?? '')

export function withOverlay(shop) {
  return {
    async fetch(request, env, context) {
      if (new URL(request.url).pathname === '${PATH}') {
        return new Response(${JSON.stringify(WATCH)}, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } })
      }
      const isDocument = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
      if (!isDocument || !isWebKit(request)) return shop.fetch(request, env, context)
      const headers = new Headers(request.headers)
      headers.set('accept-encoding', 'identity')
      headers.delete('if-none-match')
      const answer = await shop.fetch(new Request(request, { headers }), env, context)
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') && !answer.headers.has('content-encoding')
      if (!isPage) return answer
      const changed = new Response(answer.body, answer)
      changed.headers.delete('etag')
      changed.headers.delete('content-length')
      return new HTMLRewriter().on('head', { element: (head) => head.prepend(SCRIPT, { html: true }) }).transform(changed)
    },
  }
}
`
