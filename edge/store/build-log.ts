import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import type { Patience, SharedStore } from '../binding-door.ts'
import { ENTRY_POLICIES, lifetimeOf } from './cache-policies.ts'

/** Builds that have put pages into a tier -> instant at which that was last noted, ms since 1970. */
export type BuildLog = ReadonlyMap<string, number>

/** How often a build is noted, in ms. */
export const NOTE_EVERY_MS = 60 * 60 * 1000

/** No entry lives longer, in ms; a build that was not noted for as long has none left. */
const LONGEST_LIFE_MS = Math.max(...ENTRY_POLICIES.map(lifetimeOf)) * 1000 + 2 * NOTE_EVERY_MS

/** Of all, this one included: who looks for copies asks the tiers once for each other build. */
const MAX_BUILDS = 4

/** The log with a build that puts pages now. @param at ms since 1970 */
export function withBuild(log: BuildLog, build: string, at: number): BuildLog {
  const kept = [...log].filter(([other, instant]) => other !== build && instant > at - LONGEST_LIFE_MS)
  const newest = [[build, at] as const, ...kept.toSorted(([, a], [, b]) => b - a)]
  return new Map(newest.slice(0, MAX_BUILDS))
}

/** The other builds of several logs, the newest first. */
export function otherBuilds(logs: readonly BuildLog[], own: string): readonly string[] {
  const all = logs.flatMap((log) => [...log]).toSorted(([, a], [, b]) => b - a)
  return [...new Set(all.map(([build]) => build))].filter((build) => build !== own).slice(0, MAX_BUILDS - 1)
}

const Written = z.array(z.tuple([z.string(), z.number()]))

const NAME = 'builds'

/** What is no log is an empty one, as in purge-log.ts. */
export async function readBuildLog({ read }: SharedStore, patience: Patience): Promise<BuildLog> {
  const bytes = await read(NAME, patience)
  return new Map(Written.safeParse(bytes && parseJson(new TextDecoder().decode(bytes))).data)
}

/** Notes that a build puts pages into a tier, unless that was noted within the hour. Of two concurrent notes one may be lost. */
export async function noteBuild(store: SharedStore, build: string, at: number): Promise<void> {
  const log = await readBuildLog(store, 'aside')
  // Many isolates ask at once after a deploy; a key of KV takes one write a second.
  if (at - (log.get(build) ?? -Infinity) < NOTE_EVERY_MS) return
  await store.write(NAME, JSON.stringify([...withBuild(log, build, at)] satisfies z.input<typeof Written>), LONGEST_LIFE_MS / 1000)
}
