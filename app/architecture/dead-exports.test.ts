// Exports that no program reaches: 0.
import { expect, test } from 'vitest'
import { deadExports } from './live-code.ts'
import { isTestSupport, usedCode } from './shipped-code.ts'
import { ROOM_FILES } from './sources.ts'

/** Dead exports that may stay. Each must be dead. */
const EXCEPTIONS: readonly { dead: RegExp; because: string }[] = [
  { dead: /^edge\/dev\/local\/free-port\.ts: freePort$/, because: 'tests take their ports by it' },
]

const DEAD = deadExports(
  ROOM_FILES.filter(
    (file) => /^(app|edge|mock-api|db)\//.test(file) && !isTestSupport(file) && !/\.d\.ts$|\/vitest\.config\.ts$/.test(file),
  ),
  usedCode(),
)

test('production reaches every export of app, edge, mock-api and db: what only tests or the kit’s demo use is deleted', () => {
  expect(DEAD.filter((each) => !EXCEPTIONS.some(({ dead }) => dead.test(each)))).toEqual([])
})

test('each exception is needed', () => {
  expect(
    EXCEPTIONS.filter(({ dead }) => !DEAD.some((each) => dead.test(each))),
    'delete these rows of EXCEPTIONS',
  ).toEqual([])
})
