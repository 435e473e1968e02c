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

/** A shop of a commit, which starts it by its own means: its mock over a new copy of its database, and its worker before it. */
export async function startComparedShop({ build, ...shop }: ComparedShopOptions): Promise<LoadStack> {
  const [seeds, servers, edges]: [ShopModules['seeds'], ShopModules['servers'], ShopModules['edges']] = await Promise.all([
    ofBuild(build, 'seeds/seed.ts'),
    ofBuild(build, 'load-tests/mock/bench/server-process.ts', 'mock-api/bench/server-process.ts'),
    ofBuild(build, 'edge/dev/local/serve.ts', 'edge/local/serve.ts'),
  ])
  const options = { ...shop, workerDir: join(build.dir, 'dist/rsc'), dir: resolve(DATA_DIR), isDirected: false }
  return startLoadStack(options, { seeds, servers, edges })
}

/** A module of that commit, not of ours. @param paths today's, then those of commits before 2026-11-23 */
function ofBuild({ dir }: ComparedBuild, ...paths: string[]) {
  const files = paths.map((path) => join(dir, path))
  return import(pathToFileURL(files.find((file) => existsSync(file)) ?? files.join(' or ')).href)
}
