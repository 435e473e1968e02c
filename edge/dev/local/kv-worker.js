// A KV namespace for raw workerd, which has KV's protocol but no storage: GET and PUT /<key>. Entries are in memory and lost with the process.

/** Maximum size of all values, in bytes; the oldest go first. */
const MAX_BYTES = 128 * 1024 * 1024

/** @type {Map<string, { value: ArrayBuffer, until: number }>} */
const kept = new Map()
let bytes = 0

export default {
  /** @param {Request} request */
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    const key = decodeURIComponent(pathname.slice(1))
    if (request.method === 'PUT') {
      const seconds = Number(searchParams.get('expiration_ttl') ?? Infinity)
      put(key, { value: await request.arrayBuffer(), until: Date.now() + seconds * 1000 })
      return new Response(null)
    }
    const found = kept.get(key)
    return request.method === 'GET' && found && found.until > Date.now() ? new Response(found.value) : new Response(null, { status: 404 })
  },
}

/** @param {string} key @param {{ value: ArrayBuffer, until: number }} entry */
function put(key, entry) {
  remove(key)
  kept.set(key, entry)
  bytes += entry.value.byteLength
  for (const oldest of kept.keys()) {
    if (bytes <= MAX_BYTES) return
    remove(oldest)
  }
}

/** @param {string} key */
function remove(key) {
  bytes -= kept.get(key)?.value.byteLength ?? 0
  kept.delete(key)
}
