// From the close-ups' PNGs to the committed files and their manifest: node seeds/studio/flaws/develop-flaws.ts
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FlawPhotograph, readFlawManifest } from '../../photos/flaws.ts'
import { PHOTO_SIZES } from '../../photos/looks.ts'
import { PHOTOGRAPHS_DIR } from '../../photos/photographs-dir.ts'
import { GALLERY_ENCODERS, meanColor, readJson, writeManifest, writeSizes } from '../developed-files.ts'
import type { FlawRecipe } from './flaw-recipe.ts'

const FINALS = '.data/studio/finals'
const RECIPES = '.data/studio/flaws'

/** Develops the close-ups whose recipe is not in the manifest yet, and writes the manifest anew. */
export async function developFlaws(): Promise<{ developed: number; all: number }> {
  const recipes = await readJson<{ key: string; hash: string }[]>(join(RECIPES, 'list.json'))
  const known = new Map(readFlawManifest().map((row) => [row.key, row]))
  const fresh = recipes.filter(({ key, hash }) => existsSync(pathOf(key, hash)) && known.get(key)?.recipe !== hash)
  for (const { key, hash } of fresh) known.set(key, await developOne(key, hash))
  const rows = recipes.flatMap(({ key }) => known.get(key) ?? [])
  await writeManifest(join(PHOTOGRAPHS_DIR, 'flaws.json'), rows)
  return { developed: fresh.length, all: rows.length }
}

async function developOne(key: string, recipe: string): Promise<FlawPhotograph> {
  const { flaw, materialId, colorId } = await readJson<FlawRecipe>(join(RECIPES, `${key}.json`))
  const picture = pathOf(key, recipe)
  await writeSizes(picture, join(PHOTOGRAPHS_DIR, key), GALLERY_ENCODERS)
  return { key, recipe, flaw, materialId, colorId, ...PHOTO_SIZES.plate, color: await meanColor(picture, (size) => size) }
}

function pathOf(key: string, hash: string): string {
  return join(FINALS, `${key}.${hash}.png`)
}

if (import.meta.main) console.log(await developFlaws())
