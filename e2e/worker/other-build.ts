// A second build of the same sources, as a deploy after a small change would make it: another build id, and other names for all files. Copied from the
// first one, because building takes half a minute and would differ in no other way that a rollout can see.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = 'dist'
const TEXT = /\.(js|css|json)$/

export interface OtherBuild {
  id: string
  /** Folder of the worker, as serveEdge takes it. */
  workerDir: string
  /** Folder of its files. */
  assetsDir: string
}

/** The build in dist/. */
export function thisBuild(): OtherBuild {
  return { id: readFileSync(join(BUILT, '.built-from'), 'utf8'), workerDir: join(BUILT, 'rsc'), assetsDir: join(BUILT, 'client', 'assets') }
}

/** Another build, in a folder of its own. */
export function otherBuild(): OtherBuild {
  const { id } = thisBuild()
  const dir = join(mkdtempSync(join(tmpdir(), 'patyna-build-')), 'dist')
  cpSync(BUILT, dir, { recursive: true })
  const assetsDir = join(dir, 'client', 'assets')
  const renamed = readdirSync(assetsDir).map((name) => [name, otherName(name)] as const)
  for (const [name, other] of renamed) renameSync(join(assetsDir, name), join(assetsDir, other))
  const otherId = otherHash(id)
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))) {
    const path = join(dir, file)
    const text = renamed.reduce((all, [name, other]) => all.replaceAll(name, other), readFileSync(path, 'utf8'))
    writeFileSync(path, text.replaceAll(id, otherId))
  }
  return { id: otherId, workerDir: join(dir, 'rsc'), assetsDir }
}

/** The files of several builds in one folder, as the deploys have put them into ASSET_STORE. */
export function keptAssetsOf(builds: readonly OtherBuild[]): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'patyna-kept-')), 'assets')
  mkdirSync(dir)
  for (const { assetsDir } of builds) cpSync(assetsDir, dir, { recursive: true })
  return dir
}

/** name-hash.extension with another hash of the same length. */
function otherName(name: string): string {
  return name.replace(/([\w-]{8})(\.\w+)$/, (_all, hash: string, extension: string) => otherHash(hash) + extension)
}

function otherHash(hash: string): string {
  return [...hash].toReversed().join('')
}
