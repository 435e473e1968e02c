import { expect, test } from 'vitest'
import { NOTE_EVERY_MS, otherBuilds, readBuildLog, withBuild, writeBuildLog } from './build-log.ts'

const HOUR = NOTE_EVERY_MS
const logOf = (...builds: readonly (readonly [string, number])[]) => new Map(builds)

test('the builds of all tiers, the newest first, without one’s own', () => {
  expect(otherBuilds([logOf(['a', 1], ['own', 9]), logOf(['b', 2], ['a', 3])], 'own')).toEqual(['a', 'b'])
  expect(otherBuilds([], 'own')).toEqual([])
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

test('a log is read as it was written; nothing written is no build', () => {
  const log = logOf(['a', 2], ['b', 1])
  expect([readBuildLog(writeBuildLog(log)), readBuildLog(null)]).toEqual([log, new Map()])
})
