// A KV namespace for raw workerd, which has KV's protocol but no storage: GET and PUT /<key>, and GET / for names in order. Entries are in memory and lost with the process.

/** Maximum size of all values, in bytes; the oldest go first. */
const MAX_BYTES = 128 * 1024 * 1024

/** Names that one list has. */
const MAX_LISTED = 1000

/** @typedef {{ value: ArrayBuffer, until: number, metadata?: string | undefined }} Kept metadata: JSON */

/** @type {Map<string, Kept>} */
const kept = new Map()
let bytes = 0

export default {
  /** @param {Request} request */
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    const key = decodeURIComponent(pathname.slice(1))
    if (request.method === 'PUT') {
      const seconds = Number(searchParams.get('expiration_ttl') ?? Infinity)
      const metadata = request.headers.get('cf-kv-metadata') ?? undefined
      put(key, { value: await request.arrayBuffer(), until: Date.now() + seconds * 1000, metadata })
      return new Response(null)
    }
    if (key === '') return Response.json(listed(searchParams.get('prefix') ?? '', searchParams.get('cursor') ?? ''))
    const found = kept.get(key)
    return request.method === 'GET' && found && found.until > Date.now() ? new Response(found.value) : new Response(null, { status: 404 })
  },
}

/** @param {string} prefix @param {string} cursor the last name of the list before */
function listed(prefix, cursor) {
  const all = [...kept].filter(([name, { until }]) => name.startsWith(prefix) && name > cursor && until > Date.now())
  const keys = all
    .map(([name, { metadata }]) => ({ name, metadata }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .slice(0, MAX_LISTED)
  return keys.length === all.length ? { keys, list_complete: true } : { keys, list_complete: false, cursor: keys.at(-1)?.name }
}

/** @param {string} key @param {Kept} entry */
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
