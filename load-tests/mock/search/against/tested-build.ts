import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FacetsOf } from '../bench-queries.ts'
import type { Ask, Memory, Query, Started } from './side-messages.ts'

/** The search of one build in a process of its own. */
export interface TestedBuild {
  readonly started: Started
  /** Milliseconds of each run in process. */
  time: (queries: readonly Query[], runs: number) => Promise<number[]>
  facets: () => Promise<FacetsOf>
  memory: () => Promise<Memory>
  stop: () => Promise<void>
}

/** What both builds seed. */
export interface Catalog {
  /** Number of products. */
  size: number
  seed: number
}

/** Starts a process that seeds, where that was not done yet, and builds the index. @param root of the checked-out build @throws Error when it ends instead */
export async function startBuild(root: string, { size, seed }: Catalog): Promise<TestedBuild> {
  const child = fork(fileURLToPath(new URL('side-main.ts', import.meta.url)), [root, String(size), String(seed)], { cwd: root })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The search of ${root} ended with ${String(code)}`)
  })
  // Handled where it is awaited; a build that is stopped ends too.
  ended.catch(() => null)
  const message = async () => (await Promise.race([once(child, 'message'), ended]))[0] as unknown
  const ask = async (what: Ask) => {
    const reply = message()
    child.send(what)
    return reply
  }
  const started = (await message()) as Started
  return {
    started,
    time: async (queries, runs) => (await ask({ kind: 'time', queries, runs })) as number[],
    facets: async () => ((await ask({ kind: 'search', query: { body: { facets: true }, page: 1 } })) as { facets: FacetsOf }).facets,
    memory: async () => (await ask({ kind: 'memory' })) as Memory,
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
