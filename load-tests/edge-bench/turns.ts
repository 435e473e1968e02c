// Runs cases in turns: other load on the machine affects all of them alike, so ratios are stable where rates are not.
import { readFileSync } from 'node:fs'
import { openConnection } from '../mock/bench/keep-alive-connection.ts'
import type { EdgeCase } from './edge-cases.ts'

const TURN_MS = 1000
const WARM_UP_ROUNDS = 1
/** Clock ticks per second in /proc, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** Measurements of a case, one value per round. */
export interface CaseRun {
  name: string
  connections: number
  perSecond: number[]
  /** Ratio to the first case in the same round. */
  ratio: number[]
  /** Processor time of the worker's process per request, in ms; null if it cannot be read. */
  cpuMs: number | null
}

interface TurnsOptions {
  /** The first case is the baseline of the others. */
  cases: readonly EdgeCase[]
  rounds: number
  /** Id of the process under test. */
  pid: number | undefined
  log: (line: string) => void
}

/** Runs each case for 1 s, in turns, round after round; the first round warms up and does not count. */
export async function takeTurns({ cases, rounds, pid, log }: TurnsOptions): Promise<CaseRun[]> {
  const turns: Turn[][] = cases.map(() => [])
  for (let round = 0; round < rounds + WARM_UP_ROUNDS; round++) {
    for (const [at, each] of cases.entries()) {
      const turn = await takeTurn(each, pid)
      if (round >= WARM_UP_ROUNDS) turns[at]?.push(turn)
    }
    if (round >= WARM_UP_ROUNDS) log(`Round ${round} of ${rounds}`)
  }
  const base = turns[0] ?? []
  return cases.map(({ name, connections }, at) => {
    const own = turns[at] ?? []
    const responses = own.reduce((sum, turn) => sum + turn.responses, 0)
    const ticks = own.reduce((sum, turn) => sum + turn.ticks, 0)
    return {
      name,
      connections,
      perSecond: own.map(rateOf),
      ratio: own.map((turn, round) => rateOf(turn) / rateOf(base[round] ?? turn)),
      cpuMs: Number.isNaN(ticks) ? null : (ticks / TICKS_PER_SECOND / responses) * 1000,
    }
  })
}

interface Turn {
  responses: number
  seconds: number
  /** NaN if they cannot be read. */
  ticks: number
}

const rateOf = ({ responses, seconds }: Turn) => responses / seconds

async function takeTurn({ origin, path, headers, connections }: EdgeCase, pid: number | undefined): Promise<Turn> {
  const call = { method: 'GET', path, headers } as const
  const open = await Promise.all(Array.from({ length: connections }, async () => openConnection(origin)))
  const ticksBefore = ticksOf(pid)
  const begun = performance.now()
  let responses = 0
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() - begun < TURN_MS) {
        await connection.send(call, false)
        responses++
      }
    }),
  )
  const turn = { responses, seconds: (performance.now() - begun) / 1000, ticks: ticksOf(pid) - ticksBefore }
  for (const connection of open) connection.close()
  return turn
}

/** Processor time of a process so far (proc(5): utime and stime). */
function ticksOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return Number.NaN
  }
}
