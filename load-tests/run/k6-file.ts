// k6 (https://k6.io): the binary on the PATH, else the pinned version, which Go builds once into the folder of generated files.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const VERSION = 'v1.8.1'
const MODULE = `go.k6.io/k6@${VERSION}`
/** The oldest version that runs TypeScript without a flag. */
const MIN_MAJOR = 1

/** Attempts to build. Go caches downloads and compiled packages, so a retry continues after a network failure. */
const MAX_TRIES = 3

/** k6 is missing and cannot be built: Go is missing, or its modules are unreachable. The message is a sentence for the terminal. */
export class NoK6Error extends Error {
  override name = 'NoK6Error'
  readonly isSentence = true
}

interface K6FileOptions {
  /** Folder of generated files. */
  dir: string
  /** Compiles without optimisation, in two thirds of the processor time; for runs that measure no times. @default false */
  isPlainEnough?: boolean
  log: (line: string) => void
}

/** Path of the k6 binary; builds it first if it is missing. @throws NoK6Error */
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
