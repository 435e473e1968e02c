import { BUILD_LOG_SECONDS, type BuildLog, NOTE_EVERY_MS, readBuildLog, withBuild, writeBuildLog } from './build-log.ts'
import { PURGE_LOG_SECONDS, type PurgeLog, readPurgeLog, withPurged, writePurgeLog } from './purge-log.ts'

interface TextStore {
  /** null: nothing is written yet. */
  read: (name: 'purges' | 'builds') => Promise<string | null>
  write: (name: 'purges' | 'builds', text: string, seconds: number) => Promise<void>
}

/** What a shared tier knows besides its pages: purges by tag, and the builds that have put pages into it. Of two concurrent changes one may be lost. */
export interface TierLogs {
  purge: (tags: readonly string[]) => Promise<void>
  /** All purges, of every isolate. */
  purges: () => Promise<PurgeLog>
  /** Notes that a build puts pages into this tier, unless that was noted within the hour. */
  noteBuild: (build: string) => Promise<void>
  builds: () => Promise<BuildLog>
}

/** The logs of a tier that stores texts by name. */
export function tierLogs({ read, write }: TextStore, now: () => number): TierLogs {
  const purges = async () => readPurgeLog(await read('purges'))
  const builds = async () => readBuildLog(await read('builds'))
  return {
    purges,
    builds,
    purge: async (tags) => write('purges', writePurgeLog(withPurged(await purges(), tags, now())), PURGE_LOG_SECONDS),
    async noteBuild(build) {
      const log = await builds()
      // Many isolates ask at once after a deploy; a key of KV takes one write a second.
      if (now() - (log.get(build) ?? -Infinity) < NOTE_EVERY_MS) return
      await write('builds', writeBuildLog(withBuild(log, build, now())), BUILD_LOG_SECONDS)
    },
  }
}
