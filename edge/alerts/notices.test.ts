import { describe, expect, test } from 'vitest'
import { noticesOf, type State } from './notices.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 27, 3)
const FINDING = { id: 'errors 3', text: 'pages fail' }

/** Runs every two minutes. @param fires minutes from, until @returns minute and kind of every notice */
function told(fires: readonly (readonly [number, number])[], until: number, unasked: (minute: number) => boolean = () => false): string[] {
  const all: string[] = []
  let before: State = {}
  for (let minute = 0; minute <= until; minute += 2) {
    const isUnasked = unasked(minute)
    const isFiring = !isUnasked && fires.some(([from, to]) => minute >= from && minute <= to)
    const run = { findings: isFiring ? [FINDING] : [], unasked: new Set(isUnasked ? ['errors'] : []) }
    const { notices, state } = noticesOf(run, before, START + minute * MINUTE)
    all.push(...notices.map(({ kind, since }) => `${minute} ${kind} ${(Date.parse(since) - START) / MINUTE}`))
    before = state
  }
  return all
}

describe('EXT-68: what fires is told', () => {
  test('once, again every hour, and when it has recovered', () => {
    expect(told([[4, 130]], 160)).toEqual(['4 fires 4', '64 still 4', '124 still 4', '140 recovered 4'])
  })

  test('once while a value stands beside its limit', () => {
    expect(
      told(
        [4, 10, 16, 24].map((at) => [at, at] as const),
        50,
      ),
    ).toEqual(['4 fires 4', '34 recovered 4'])
  })

  test('anew after it has recovered', () => {
    expect(
      told(
        [
          [0, 2],
          [30, 30],
        ],
        44,
      ),
    ).toEqual(['0 fires 0', '12 recovered 0', '30 fires 30', '40 recovered 30'])
  })

  test('neither again nor as recovered while nobody can ask', () => {
    expect(told([[0, 10]], 60, (minute) => minute > 10 && minute < 40)).toEqual(['0 fires 0', '48 recovered 0'])
  })
})

test('two places of one alert are told apart', () => {
  const findings = [FINDING, { id: 'errors 2', text: 'pages fail' }]
  const first = noticesOf({ findings, unasked: new Set() }, {}, START)
  const next = noticesOf({ findings: [FINDING], unasked: new Set() }, first.state, START + 10 * MINUTE)
  expect([first.notices.length, next.notices.map(({ kind, id }) => `${kind} ${id}`)]).toEqual([2, ['recovered errors 2']])
})
