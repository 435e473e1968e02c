import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { runInGroup } from './run-in-group.ts'

/** A commit, checked out and built. */
export interface ComparedBuild {
  /** The ref as given: a branch, tag or commit. */
  ref: string
  commit: string
  /** Absolute path of its worktree. */
  dir: string
}

export interface ComparedBuildOptions {
  /** Folder of generated files; the worktree is in its subfolder `compare`. */
  dataDir: string
  /** Whether to build the worker. */
  hasEdge: boolean
  log: (line: string) => void
}

/** Written by a build that succeeded. */
const BUILT = 'dist/.built-from'

/**
 * Checks a commit out into a worktree and builds its worker, once. Uses the packages of the working tree if both
 * lockfiles are equal, else its own.
 * @throws Error if the commit is unknown to git or the build fails
 */
export async function comparedBuild(ref: string, { dataDir, hasEdge, log }: ComparedBuildOptions): Promise<ComparedBuild> {
  const commit = text('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], `git has no commit "${ref}".`)
  const dir = resolve(dataDir, 'compare', commit.slice(0, 12))
  if (!existsSync(join(dir, 'package.json'))) {
    log(`Checking ${ref} (${commit.slice(0, 12)}) out into ${dir} …`)
    // --force: git still lists a worktree after its folder was deleted.
    text('git', ['worktree', 'add', '--force', '--detach', dir, commit], `There is no worktree of "${ref}".`)
  }
  const isSame = readFileSync(join(dir, 'package-lock.json'), 'utf8') === readFileSync('package-lock.json', 'utf8')
  if (!isSame) unlinkPackages(dir)
  if (!existsSync(join(dir, 'node_modules'))) {
    if (isSame) symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
    else {
      log(`Installing packages of ${ref}, whose lockfile is another …`)
      await work('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], dir, `The packages of "${ref}" cannot be installed`)
    }
  }
  if (hasEdge && !existsSync(join(dir, BUILT)))
    await work('node', ['.tasks/build.ts'], dir, `"${ref}" (${commit.slice(0, 12)}) does not build`)
  return { ref, commit, dir }
}

/** Removes a link to the packages of the working tree, whose lockfile has changed since; packages of its own stay. */
export function unlinkPackages(dir: string): void {
  const packages = join(dir, 'node_modules')
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(packages)
}

function text(command: string, args: readonly string[], otherwise: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${otherwise}${stderr ? `\n${stderr.trim()}` : ''}`)
  return stdout.trim()
}

async function work(command: string, args: readonly string[], cwd: string, otherwise: string): Promise<void> {
  const env = { ...process.env, PATH: join(cwd, 'node_modules/.bin') + delimiter + process.env['PATH'] }
  const status = await runInGroup(command, args, { cwd, env })
  if (status !== 0) throw new Error(`${otherwise}: ${command} ${args.join(' ')} ended with ${status} in ${cwd}, and says why above.`)
}
