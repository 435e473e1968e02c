// From the shops' PNGs to the committed files and their manifest: node seeds/studio/shopfronts/develop-shopfronts.ts
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readShopfrontManifest, SHOPFRONT_SIZE, type ShopfrontPhotograph } from '../../vendors/shopfronts.ts'
import { PHOTOGRAPHS_DIR } from '../../photos/photographs-dir.ts'
import { GALLERY_ENCODERS, meanColor, readJson, writeManifest, writeSizes } from '../developed-files.ts'
import type { ShopfrontRecipe } from './shopfront-recipe.ts'

const FINALS = '.data/studio/finals'
const RECIPES = '.data/studio/shopfronts'

/** Develops the shops whose recipe is not in the manifest yet, and writes the manifest anew. */
export async function developShopfronts(): Promise<{ developed: number; all: number }> {
  const recipes = await readJson<{ key: string; hash: string }[]>(join(RECIPES, 'list.json'))
  const known = new Map(readShopfrontManifest().map((row) => [row.key, row]))
  const fresh = recipes.filter(({ key, hash }) => existsSync(pathOf(key, hash)) && known.get(key)?.recipe !== hash)
  for (const { key, hash } of fresh) known.set(key, await developOne(key, hash))
  const rows = recipes.flatMap(({ key }) => known.get(key) ?? [])
  await writeManifest(join(PHOTOGRAPHS_DIR, 'shopfronts.json'), rows)
  return { developed: fresh.length, all: rows.length }
}

async function developOne(key: string, recipe: string): Promise<ShopfrontPhotograph> {
  const { trade } = await readJson<ShopfrontRecipe>(join(RECIPES, `${key}.json`))
  const picture = pathOf(key, recipe)
  await writeSizes(picture, join(PHOTOGRAPHS_DIR, key), GALLERY_ENCODERS)
  return { key, recipe, trade, ...SHOPFRONT_SIZE, color: await meanColor(picture, (size) => size) }
}

function pathOf(key: string, hash: string): string {
  return join(FINALS, `${key}.${hash}.png`)
}

if (import.meta.main) console.log(await developShopfronts())
