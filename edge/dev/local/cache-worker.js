// Backend of the Cache API on raw workerd, which has the interface but no storage: workerd sends GET with `only-if-cached`, PUT with a
// complete HTTP response as body, and PURGE. Entries are in memory, evicted first in, first out, and lost with the process.

/** Maximum size of all bodies, in bytes. */
const MAX_BYTES = 128 * 1024 * 1024

/** @type {Map<string, { head: Headers, status: number, body: ArrayBuffer, until: number }>} */
const kept = new Map()
let bytes = 0

export default {
  /** @param {Request} request */
  async fetch(request) {
    if (request.method === 'PUT') return put(request)
    if (request.method === 'PURGE') return new Response(null, { status: remove(request.url) ? 200 : 404 })
    const found = kept.get(request.url)
    if (!found || found.until <= Date.now()) return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } })
    const headers = new Headers(found.head)
    headers.set('cf-cache-status', 'HIT')
    return new Response(found.body, { status: found.status, headers })
  },
}

/** @param {Request} request */
async function put(request) {
  const message = new Uint8Array(await request.arrayBuffer())
  const bodyAt = endOfHead(message)
  const [statusLine = '', ...lines] = new TextDecoder().decode(message.subarray(0, bodyAt)).trimEnd().split('\r\n')
  const head = new Headers(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  const seconds = Number(/max-age=(\d+)/.exec(head.get('cache-control') ?? '')?.[1] ?? 0)
  remove(request.url)
  if (seconds > 0) {
    const body = message.slice(bodyAt).buffer
    kept.set(request.url, { head, status: Number(statusLine.split(' ')[1]), body, until: Date.now() + seconds * 1000 })
    bytes += body.byteLength
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_BYTES) break
      remove(oldest)
    }
  }
  return new Response(null, { status: 204 })
}

/** @param {string} url */
function remove(url) {
  bytes -= kept.get(url)?.body.byteLength ?? 0
  return kept.delete(url)
}

/** Offset of the body: after the first empty line. @param {Uint8Array} message */
function endOfHead(message) {
  for (let at = 3; at < message.length; at++)
    if (message[at] === 10 && message[at - 1] === 13 && message[at - 2] === 10 && message[at - 3] === 13) return at + 1
  return message.length
}
