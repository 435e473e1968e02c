// Runs cases in turns: other load on the machine affects all of them alike, so ratios are stable where rates are not.
import { secondsBetween, threadSeconds } from '../run/processor-time.ts'
import type { EdgeCase } from './edge-cases.ts'
import { openConnection } from './keep-alive-connection.ts'

const TURN_MS = 1000
const WARM_UP_ROUNDS = 1

/** Measurements of a case, one value per round. */
export interface CaseRun extends Pick<EdgeCase, 'name' | 'connections' | 'least'> {
  perSecond: number[]
  /** Ratio to the rate of the case's bare worker in the same round. */
  ratio: number[]
  /** Processor time of the worker's process per request, in ms; NaN if it cannot be read. */
  cpuMs: number
}

interface TurnsOptions {
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
  return cases.map(({ name, connections, least, bare }, at) => {
    const base = turns[cases.findIndex((each) => each.name === bare)] ?? []
    const own = turns[at] ?? []
    const responses = own.reduce((sum, turn) => sum + turn.responses, 0)
    const cpuSeconds = own.reduce((sum, turn) => sum + turn.cpuSeconds, 0)
    return {
      name,
      connections,
      least,
      perSecond: own.map(rateOf),
      ratio: own.map((turn, round) => rateOf(turn) / rateOf(base[round] ?? turn)),
      cpuMs: (cpuSeconds / responses) * 1000,
    }
  })
}

interface Turn {
  responses: number
  seconds: number
  /** NaN if it cannot be read. */
  cpuSeconds: number
}

const rateOf = ({ responses, seconds }: Turn) => responses / seconds

async function takeTurn({ origin, path, headers, connections }: EdgeCase, pid: number | undefined): Promise<Turn> {
  const open = await Promise.all(Array.from({ length: connections }, async () => openConnection(origin + path, headers)))
  const before = threadSeconds(pid)
  const begun = performance.now()
  let responses = 0
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() - begun < TURN_MS) {
        await connection.get()
        responses++
      }
    }),
  )
  const turn = { responses, seconds: (performance.now() - begun) / 1000, cpuSeconds: secondsBetween(before, threadSeconds(pid)).all }
  for (const connection of open) connection.close()
  return turn
}
