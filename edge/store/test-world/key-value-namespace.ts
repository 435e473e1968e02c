import type { KeyValueStore } from '../../env.ts'

/** https://developers.cloudflare.com/kv/concepts/how-kv-works: a location caches reads, also of absent keys, and sees others' names so late, in ms. */
export const SEEN_FOR_MS = 60_000
const WRITE_EVERY_MS = 1000
const MAX_LISTED = 1000

interface Kept {
  value: ArrayBuffer
  metadata: string | undefined
  at: number
  by: number
  until: number
}

/** A KV namespace with its delays and limits, by a clock of the test. @returns the namespace as a new location sees it */
export function keyValueNamespace(now: () => number): () => KeyValueStore & { writes: string[]; lists: number } {
  const central = new Map<string, Kept>()
  let locations = 0
  return function inLocation() {
    const here = ++locations
    const seen = new Map<string, { value: ArrayBuffer | null; until: number }>()
    const namespace = {
      writes: [] as string[],
      lists: 0,
      async get(key: string) {
        const known = seen.get(key)
        if (known && known.until > now()) return known.value
        const found = central.get(key)
        const value = found && found.until > now() ? found.value : null
        seen.set(key, { value, until: now() + SEEN_FOR_MS })
        return value
      },
      async put(key: string, text: string | ArrayBufferView, { expirationTtl, metadata }: Parameters<KeyValueStore['put']>[2]) {
        namespace.writes.push(key)
        if (expirationTtl < 60 || key.length > 512 || JSON.stringify(metadata ?? '').length > 1024) throw new Error('KV refuses')
        if (now() - (central.get(key)?.at ?? -Infinity) < WRITE_EVERY_MS) throw new Error('KV PUT failed: 429 Too Many Requests')
        const value = await new Response(text as string).arrayBuffer()
        central.set(key, { value, metadata, at: now(), by: here, until: now() + expirationTtl * 1000 })
        seen.set(key, { value, until: now() + SEEN_FOR_MS })
      },
      async list({ prefix, cursor }: Parameters<KeyValueStore['list']>[0]) {
        namespace.lists += 1
        const all = [...central]
          .filter(([name, { at, by, until }]) => name.startsWith(prefix) && until > now() && (by === here || at + SEEN_FOR_MS <= now()))
          .map(([name, { metadata }]) => ({ name, metadata }))
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        const rest = all.filter(({ name }) => name > (cursor ?? ''))
        const keys = rest.slice(0, MAX_LISTED)
        const last = keys.at(-1)?.name
        return rest.length > keys.length && last !== undefined
          ? { keys, list_complete: false, cursor: last }
          : { keys, list_complete: true }
      },
    }
    return namespace
  }
}
