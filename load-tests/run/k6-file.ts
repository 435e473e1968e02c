// k6 (https://k6.io): the one on the PATH is used, else Go builds the pinned one, once, into the folder of generated files.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const VERSION = 'v1.8.1'
const MODULE = `go.k6.io/k6@${VERSION}`
/** The oldest that runs TypeScript without a flag. */
const MIN_MAJOR = 1

/** Go keeps what it has downloaded and compiled, so another try goes on where a network gave up. */
const MAX_TRIES = 3

/** There is no k6 and none can be built here: no Go, or no way to its modules. The message is a sentence for the terminal. */
export class NoK6Error extends Error {
  override name = 'NoK6Error'
}

interface K6FileOptions {
  /** Folder of generated files. */
  dir: string
  /** For who measures no times: compiled without optimisation, in two thirds of the processor time. @default false */
  isPlainEnough?: boolean
  log: (line: string) => void
}

/** The file to start; builds it first where there is none. @throws NoK6Error */
export function k6File({ dir, isPlainEnough = false, log }: K6FileOptions): string {
  const { stdout } = spawnSync('k6', ['version'], { encoding: 'utf8' })
  const major = Number(/v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0)
  if (major >= MIN_MAJOR) return 'k6'
  const whole = resolve(dir, 'k6', VERSION)
  if (existsSync(join(whole, 'k6'))) return join(whole, 'k6')
  const bin = isPlainEnough ? resolve(dir, 'k6', `${VERSION}-plain`) : whole
  const file = join(bin, 'k6')
  if (existsSync(file)) return file
  log(`Building k6 ${VERSION} with Go, once, into ${bin} (go install ${MODULE}; a minute or two) …`)
  const args = ['install', '-ldflags=-s -w', ...(isPlainEnough ? ['-gcflags=all=-N -l'] : []), MODULE]
  let reason = 'it says why above'
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { status, error } = spawnSync('go', args, { env: { ...process.env, GOBIN: bin }, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status === 0) return file
    if (error) reason = error.message
  }
  throw new NoK6Error(`k6 is missing: put k6 ${VERSION} on the PATH, or install Go and let it reach its module proxy (${reason}).`)
}
