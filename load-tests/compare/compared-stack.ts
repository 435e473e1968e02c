import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadStack } from '../run/load-stack.ts'
import type { ComparedBuild } from './compared-build.ts'
import { type LoadStackOptions, type ShopModules, startLoadStack } from '../run/start-load-stack.ts'

interface ComparedShopOptions extends Omit<LoadStackOptions, 'workerDir' | 'hasControl'> {
  build: ComparedBuild
}

/** Paths of the modules that start a stack: today's, and those of commits before 2026-11-23. */
const MODULES = {
  seeds: ['seeds/seed.ts'],
  servers: ['load-tests/mock/bench/server-process.ts', join('mock-api', 'bench', 'server-process.ts')],
  edges: ['edge/dev/local/serve.ts', join('edge', 'local', 'serve.ts')],
} as const

/** Starts the shop of a commit with that commit's own code: its mock on a new copy of its database, behind its worker. */
export async function startComparedShop({ build, ...shop }: ComparedShopOptions): Promise<LoadStack> {
  const [seeds, servers, edges]: [ShopModules['seeds'], ShopModules['servers'], ShopModules['edges']] = await Promise.all([
    ofBuild(build, MODULES.seeds),
    ofBuild(build, MODULES.servers),
    ofBuild(build, MODULES.edges),
  ])
  const options = { ...shop, workerDir: join(build.dir, 'dist/rsc'), dir: resolve(shop.dir), hasControl: false }
  return startLoadStack(options, { seeds, servers, edges })
}

/** Imports a module of that commit from the first of these paths that exists. */
function ofBuild({ dir }: ComparedBuild, paths: readonly string[]) {
  const files = paths.map((path) => join(dir, path))
  return import(pathToFileURL(files.find((file) => existsSync(file)) ?? files[0] ?? dir).href)
}
