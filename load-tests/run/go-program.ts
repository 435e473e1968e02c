import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A program of a pinned version that Go builds. */
interface GoProgram {
  name: string
  version: string
  /** Path of its package, without the version. */
  module: string
  /** Its file, as Go names it. */
  file: string
  /** Folder of generated files. */
  dir: string
  /** Suffix of its folder, and options of `go install`, of another build. @default none */
  build?: { suffix: string; flags: readonly string[] }
  log: (line: string) => void
}

/** Attempts to build. Go caches downloads and compiled packages, so a retry continues after a network failure. */
const MAX_TRIES = 3
/** Between them, ms: Ctrl-C, which ended one of them, ends this process in it. */
const PAUSE_MS = 50

/** A program is missing and cannot be built: Go is missing, or its modules are unreachable. The message is a sentence for the terminal. */
export class NoGoProgramError extends Error {
  override name = 'NoGoProgramError'
  readonly isSentence = true
}

/** Path of a program that Go builds once into the folder of generated files. @throws NoGoProgramError */
export async function goProgram({ name, version, module, file, dir, build = { suffix: '', flags: [] }, log }: GoProgram): Promise<string> {
  const bin = resolve(dir, name, `${version}${build.suffix}`)
  const path = join(bin, file)
  if (existsSync(path)) return path
  log(`Building ${name} ${version} with Go, once, into ${bin} (go install ${module}@${version}; a minute or two) …`)
  let reason = 'it says why above'
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const args = ['install', ...build.flags, `${module}@${version}`]
    const { status, error } = spawnSync('go', args, { env: { ...process.env, GOBIN: bin }, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status === 0) return path
    if (error) reason = error.message
    await setTimeout(PAUSE_MS)
  }
  throw new NoGoProgramError(
    `${name} is missing: put ${name} ${version} on the PATH, or install Go and let it reach its module proxy (${reason}).`,
  )
}
