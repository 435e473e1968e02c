// Measures two builds in turns: processor time of workerd for a request of each kind of page. Times never fail the benchmark.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { readMachine } from '../../mock/bench/machine.ts'
import { machineSeconds } from '../../run/processor-time.ts'
import { againstLines } from './against-lines.ts'
import type { AgainstResult } from './against-result.ts'
import type { KindName } from './page-kinds.ts'
import { kindResult } from './paired-ratios.ts'
import { takePairs } from './take-pairs.ts'
import { startTestedWorker } from './tested-worker.ts'

export interface TestedBuild {
  /** Of its commit. */
  name: string
  workerDir: string
}

export interface AgainstOptions {
  old: TestedBuild
  new: TestedBuild
  shopApiOrigin: string
  kinds: readonly KindName[]
  pairs: number
  /** Folder of generated files; results go to `results` in it. */
  dir: string
  /** The first of four. */
  port: number
  log: (line: string) => void
}

/** Runs the benchmark, prints the result and writes it as JSON. @returns whether every kind has a figure */
export async function runAgainst({ old, new: next, kinds, pairs, dir, port, shopApiOrigin, log }: AgainstOptions): Promise<boolean> {
  const [machine, before, begun] = [readMachine(), machineSeconds(), performance.now()]
  const start = (build: TestedBuild, port: number) => startTestedWorker({ workerDir: build.workerDir, shopApiOrigin, dir, port })
  const oldWorker = await start(old, port)
  try {
    const newWorker = await start(next, port + 2)
    try {
      const taken = await takePairs({ workers: { old: oldWorker, new: newWorker }, kinds, pairs, log })
      const [after, seconds] = [machineSeconds(), (performance.now() - begun) / 1000]
      const result: AgainstResult = {
        machine,
        loadAfter: loadavg()[0] ?? 0,
        cores: { busy: (after.busy - before.busy) / seconds, stolen: (after.stolen - before.stolen) / seconds },
        old: old.name,
        new: next.name,
        kinds: kinds.map((name, at) => ({ name, result: kindResult(taken[at] ?? []), pairs: taken[at] ?? [] })),
      }
      log(againstLines(result).join('\n'))
      mkdirSync(join(dir, 'results'), { recursive: true })
      writeFileSync(join(dir, 'results', 'bench-edge-against.json'), `${JSON.stringify(result, null, 2)}\n`)
      return result.kinds.every(({ result }) => !Number.isNaN(result.ratio.median))
    } finally {
      await newWorker.stop()
    }
  } finally {
    await oldWorker.stop()
  }
}
