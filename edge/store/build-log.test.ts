import { expect, test } from 'vitest'
import { noteBuild, NOTE_EVERY_MS, otherBuilds, readBuildLog, withBuild } from './build-log.ts'

const HOUR = NOTE_EVERY_MS
/** 25 h 5 min that a text lives, and two notes. */
const LIFE = 27 * HOUR + 5 * 60_000
const logOf = (...builds: readonly (readonly [string, number])[]) => new Map(builds)

test('the builds of all tiers, the newest first, without one’s own', () => {
  expect(otherBuilds([logOf(['a', 1], ['own', 9]), logOf(['b', 2], ['a', 3])], 'own')).toEqual(['a', 'b'])
  expect(otherBuilds([], 'own')).toEqual([])
  expect(otherBuilds([logOf(['a', 1], ['b', 2], ['c', 3]), logOf(['d', 4])], 'own')).toEqual(['d', 'c', 'b'])
})

test('four builds are kept, the newest', () => {
  let log = withBuild(new Map(), 'a', 1)
  for (const [at, build] of ['b', 'c', 'd', 'e', 'b'].entries()) log = withBuild(log, build, at + 2)
  expect([...log.keys()]).toEqual(['b', 'e', 'd', 'c'])
})

test('a build is forgotten when none of its pages can be left', () => {
  const log = withBuild(new Map(), 'a', 0)
  expect([...withBuild(log, 'b', 25 * HOUR).keys()]).toEqual(['b', 'a'])
  expect([...withBuild(log, 'b', 28 * HOUR).keys()]).toEqual(['b'])
})

test('a build is noted beside others, once an hour; nothing noted is no build', async () => {
  let kept: Uint8Array<ArrayBuffer> | null = null
  const lives: number[] = []
  const store = {
    read: async () => kept,
    async write(_name: string, value: string | Uint8Array<ArrayBuffer>, seconds: number) {
      lives.push(seconds * 1000)
      kept = new TextEncoder().encode(String(value))
    },
  }
  expect(await readBuildLog(store, 'read')).toEqual(new Map())
  for (const at of [HOUR, 2 * HOUR - 1, 2 * HOUR]) await noteBuild(store, 'a', at)
  await noteBuild(store, 'b', 2 * HOUR + 1)
  expect([lives, await readBuildLog(store, 'read')]).toEqual([Array(3).fill(LIFE), logOf(['b', 2 * HOUR + 1], ['a', 2 * HOUR])])
})

test('a log that is damaged is none, and the next note replaces it', async () => {
  let kept = new TextEncoder().encode('<html>')
  const store = {
    read: async () => kept,
    write: async (_name: string, value: string | Uint8Array<ArrayBuffer>) => void (kept = new TextEncoder().encode(String(value))),
  }
  await noteBuild(store, 'a', HOUR)
  expect(await readBuildLog(store, 'read')).toEqual(logOf(['a', HOUR]))
})
