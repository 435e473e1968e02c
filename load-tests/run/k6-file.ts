// k6 (https://k6.io): the binary on the PATH, else the pinned version, which Go builds once into the folder of generated files.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { goProgram } from './go-program.ts'

const VERSION = 'v1.8.1'
/** The oldest version that runs TypeScript without a flag. */
const MIN_MAJOR = 1

interface K6FileOptions {
  /** Folder of generated files. */
  dir: string
  /** Compiles without optimisation, in two thirds of the processor time; for runs that measure no times. @default false */
  isPlainEnough?: boolean
  log: (line: string) => void
}

/** Path of the k6 binary; builds it first if it is missing. @throws NoGoProgramError */
export async function k6File({ dir, isPlainEnough = false, log }: K6FileOptions): Promise<string> {
  const { stdout } = spawnSync('k6', ['version'], { encoding: 'utf8' })
  const major = Number(/v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0)
  if (major >= MIN_MAJOR) return 'k6'
  const isPlain = isPlainEnough && !existsSync(resolve(dir, 'k6', VERSION, 'k6'))
  const build = isPlain ? { suffix: '-plain', flags: ['-ldflags=-s -w', '-gcflags=all=-N -l'] } : { suffix: '', flags: ['-ldflags=-s -w'] }
  return goProgram({ name: 'k6', version: VERSION, module: 'go.k6.io/k6', file: 'k6', dir, build, log })
}
