import { ensureShopDatabase } from '#seeds/seed.ts'
import { ensureBuilt } from './build.ts'
import { DATA_DIR } from './settings.ts'

/** What every measurement of the edge begins with: the built worker's folder, and a database of so many products. Says what it does meanwhile. */
export async function buildAndSeed(products: number) {
  const workerDir = await ensureBuilt()
  const { path: db } = await ensureShopDatabase({ size: products, dir: DATA_DIR, onProgress: console.log })
  return { workerDir, db, dir: DATA_DIR, log: console.log }
}
