import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadStack } from '../run/load-stack.ts'
import type { ComparedBuild } from './compared-build.ts'
import { type LoadStackOptions, type ShopModules, startLoadStack } from '../run/start-load-stack.ts'

interface ComparedShopOptions extends Omit<LoadStackOptions, 'workerDir' | 'hasControl'> {
  build: ComparedBuild
}

/** What starts a shop, in a commit's own code. */
export async function modulesOf(build: ComparedBuild): Promise<ShopModules> {
  const ofBuild = (path: string) => import(pathToFileURL(join(build.dir, path)).href)
  const [seeds, servers, edges]: [ShopModules['seeds'], ShopModules['servers'], ShopModules['edges']] = await Promise.all([
    ofBuild('seeds/seed.ts'),
    ofBuild('load-tests/mock/bench/server-process.ts'),
    ofBuild('edge/dev/local/serve.ts'),
  ])
  return { seeds, servers, edges }
}

/** Starts the shop of a commit with that commit's own code: its mock on a new copy of its database, behind its worker. */
export async function startComparedShop({ build, ...shop }: ComparedShopOptions): Promise<LoadStack> {
  const options = { ...shop, workerDir: join(build.dir, 'dist/rsc'), dir: resolve(shop.dir), hasControl: false }
  return startLoadStack(options, await modulesOf(build))
}
