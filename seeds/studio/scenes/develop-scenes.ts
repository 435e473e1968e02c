// From the scenes' PNGs to the committed files and their manifest: node seeds/studio/scenes/develop-scenes.ts
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { type BannerCrop, type BannerPhotograph, readBannerManifest } from '../../photos/banner-pictures.ts'
import { PHOTOGRAPHS_DIR } from '../../photos/photographs-dir.ts'
import { type Encoders, meanColor, readJson, writeManifest, writeSizes } from '../developed-files.ts'
import type { SceneRecipe } from './scene-recipe.ts'

const FINALS = '.data/studio/finals'
const RECIPES = '.data/studio/scenes'

// The square is the largest thing a phone loads: its colours stay, its finest grain goes.
const ENCODERS = {
  desktop: {
    avif: (image: Sharp) => image.avif({ quality: 58, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
    webp: (image: Sharp) => image.webp({ quality: 72, effort: 4 }).toBuffer(),
  },
  mobile: {
    avif: (image: Sharp) => image.avif({ quality: 46, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
    webp: (image: Sharp) => image.webp({ quality: 64, effort: 4 }).toBuffer(),
  },
} as const satisfies Record<BannerCrop, Encoders>

/** Part of the width that scenes keep calm, and of the height that shows wall there. */
const CALM = { width: 0.08, height: 0.6 }

/** Develops the scenes whose recipe is not in the manifest yet, and writes the manifest anew. */
export async function developScenes(): Promise<{ developed: number; all: number }> {
  const recipes = await readJson<{ key: string; hash: string }[]>(join(RECIPES, 'list.json'))
  const known = new Map(readBannerManifest().map((row) => [row.key, row]))
  const fresh = recipes.filter(({ key, hash }) => existsSync(pathOf(key, hash)) && known.get(key)?.recipe !== hash)
  for (const { key, hash } of fresh) known.set(key, await developOne(key, hash))
  // A scene that is no more takes its row with it.
  const rows = recipes.flatMap(({ key }) => known.get(key) ?? [])
  await writeManifest(join(PHOTOGRAPHS_DIR, 'banners.json'), rows)
  return { developed: fresh.length, all: rows.length }
}

async function developOne(key: string, recipe: string): Promise<BannerPhotograph> {
  const { crop } = await readJson<SceneRecipe>(join(RECIPES, `${key}.json`))
  const picture = pathOf(key, recipe)
  await writeSizes(picture, join(PHOTOGRAPHS_DIR, key), ENCODERS[crop])
  return { key, recipe, color: await calmColor(picture) }
}

/** The colour of the wall at the left end. */
function calmColor(picture: string): Promise<string> {
  return meanColor(picture, ({ width, height }) => ({ width: Math.round(width * CALM.width), height: Math.round(height * CALM.height) }))
}

function pathOf(key: string, hash: string): string {
  return join(FINALS, `${key}.${hash}.png`)
}

if (import.meta.main) console.log(await developScenes())
