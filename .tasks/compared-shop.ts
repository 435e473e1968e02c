import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadStack } from '../load-tests/run/load-stack.ts'
import type { ComparedBuild } from './compared-build.ts'
import { type LoadStackOptions, type ShopModules, startLoadStack } from './load-stack.ts'
import { DATA_DIR } from './settings.ts'

interface ComparedShopOptions extends Omit<LoadStackOptions, 'workerDir' | 'dir' | 'isDirected'> {
  build: ComparedBuild
}

/** What starts a build on workerd: today, and in commits before 2026-11-23. */
const SERVES = 'edge/dev/local/serve.ts'
const SERVED_BEFORE = join('edge', 'local', 'serve.ts')

/** A shop of a commit, which starts it by its own means: its mock over a new copy of its database, and its worker before it. */
export async function startComparedShop({ build, ...shop }: ComparedShopOptions): Promise<LoadStack> {
  const [seeds, servers, edges]: [ShopModules['seeds'], ShopModules['servers'], ShopModules['edges']] = await Promise.all([
    ofBuild(build, 'seeds/seed.ts'),
    ofBuild(build, 'mock-api/bench/server-process.ts'),
    ofBuild(build, existsSync(join(build.dir, SERVES)) ? SERVES : SERVED_BEFORE),
  ])
  const options = { ...shop, workerDir: join(build.dir, 'dist/rsc'), dir: resolve(DATA_DIR), isDirected: false }
  return startLoadStack(options, { seeds, servers, edges })
}

/** A module of that commit, not of ours. */
function ofBuild({ dir }: ComparedBuild, path: string) {
  return import(pathToFileURL(join(dir, path)).href)
}
