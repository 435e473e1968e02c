import type { SharedStore } from '../binding-door.ts'
import { BUILD_LOG_SECONDS, type BuildLog, NOTE_EVERY_MS, readBuildLog, withBuild, writeBuildLog } from './build-log.ts'
import { PURGE_LOG_SECONDS, type PurgeLog, readPurgeLog, withPurged, writePurgeLog } from './purge-log.ts'

/** What a shared tier knows besides its pages: purges by tag, and the builds that have put pages into it. Of two concurrent changes one may be lost. */
export interface TierLogs {
  purge: (tags: readonly string[]) => Promise<void>
  /** All purges, of every isolate. @param isAside no visitor waits @default false */
  purges: (isAside?: boolean) => Promise<PurgeLog>
  /** Notes that a build puts pages into this tier, unless that was noted within the hour. */
  noteBuild: (build: string) => Promise<void>
  builds: () => Promise<BuildLog>
}

/** The logs of a tier, as texts of its store. */
export function tierLogs({ read, write }: SharedStore, now: () => number): TierLogs {
  const text = async (name: 'purges' | 'builds', isAside?: boolean) => {
    const bytes = await read(name, isAside)
    return bytes && new TextDecoder().decode(bytes)
  }
  const purges = async (isAside?: boolean) => readPurgeLog(await text('purges', isAside))
  const builds = async (isAside?: boolean) => readBuildLog(await text('builds', isAside))
  return {
    purges,
    builds,
    purge: async (tags) => write('purges', writePurgeLog(withPurged(await purges(true), tags, now())), PURGE_LOG_SECONDS),
    async noteBuild(build) {
      const log = await builds(true)
      // Many isolates ask at once after a deploy; a key of KV takes one write a second.
      if (now() - (log.get(build) ?? -Infinity) < NOTE_EVERY_MS) return
      await write('builds', writeBuildLog(withBuild(log, build, now())), BUILD_LOG_SECONDS)
    },
  }
}
