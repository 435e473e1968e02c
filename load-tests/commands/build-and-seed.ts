import { ensureShopDatabase } from '#seeds/seed.ts'
import type { Project } from './command.ts'

/** Prepares a measurement of the edge: the folder of the built worker, and a database of this many products. */
export async function buildAndSeed({ dataDir, ensureBuilt, log }: Project, products: number) {
  const workerDir = await ensureBuilt()
  const { path: db } = await ensureShopDatabase({ size: products, dir: dataDir, onProgress: log })
  return { workerDir, db, dir: dataDir, log }
}
