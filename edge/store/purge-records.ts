// Purges in KV, which has no transactions and takes one write of a key in a second: each is a name of its own, with its tags in the note, so none
// replaces or refuses another, and one `list` reads a thousand. (A Durable Object would be one place on one continent for every purge and every reader; a
// queue has consumers, not one for each isolate.)
import type { SharedNames } from '../binding-door.ts'
import { mergedPurges, NOTHING_PURGED, PURGE_LOG_SECONDS, type PurgeLog } from './purge-log.ts'

const PREFIX = 'purge:'

/** Names are listed in order, so the time in them runs backwards: the newest purge comes first. ms since 1970. */
const END_OF_TIME = 9_999_999_999_999

/** Of a note: KV takes 1,024 bytes, with quotation marks. Tags are ASCII without spaces. */
const MAX_NOTE = 1000

/** Lists that one reader asks for; what lies beyond purges everything of its age. */
const MAX_LISTS = 10

/** @param at ms since 1970 */
export async function recordPurge(kv: SharedNames, tags: readonly string[], at: number): Promise<void> {
  const nameOf = () => `${PREFIX}${END_OF_TIME - at}:${crypto.randomUUID()}`
  await Promise.all(notesOf(tags).map((note) => kv.note(nameOf(), note, PURGE_LOG_SECONDS)))
}

/** All purges since an instant, and some before it. */
export async function recordedPurges(kv: SharedNames, since: number): Promise<PurgeLog> {
  const tags = new Map<string, number>()
  let oldest = Infinity
  let cursor: string | null = null
  for (let list = 0; list < MAX_LISTS; list++) {
    const { keys, list_complete: isComplete, ...listed } = await kv.list(PREFIX, cursor)
    for (const { name, metadata } of keys) {
      oldest = END_OF_TIME - parseInt(name.slice(PREFIX.length), 10)
      for (const tag of String(metadata).split(' ')) tags.set(tag, tags.get(tag) ?? oldest)
    }
    cursor = listed.cursor ?? null
    if (isComplete || cursor === null || oldest < since) return mergedPurges(NOTHING_PURGED, { all: 0, tags })
  }
  return mergedPurges(NOTHING_PURGED, { all: oldest, tags })
}

function notesOf(tags: readonly string[]): string[] {
  const notes: string[] = []
  for (const tag of tags) {
    const last = notes.at(-1)
    if (last !== undefined && last.length + 1 + tag.length <= MAX_NOTE) notes.splice(-1, 1, `${last} ${tag}`)
    else notes.push(tag)
  }
  return notes
}
