// From the studio's PNGs to the committed files and their manifest: node seeds/studio/develop.ts [--only TEXT,TEXT]
// Only keys that contain one of the texts, as in blender/photograph.py: so what has been looked at is taken, and nothing else.
import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { PhotoWidth } from '#app/domain/product/photo.ts'
import { PHOTO_SIZES } from '../photos/looks.ts'
import { PHOTOGRAPHS_DIR } from '../photos/photographs-dir.ts'
import { isLeadKey, type Photograph, readManifest } from '../photos/photographs.ts'
import { type Encoders, GALLERY_ENCODERS, meanColor, RENDERED, readJson, writeManifest, writeSizes } from './developed-files.ts'
import type { Recipe } from './recipe.ts'

const FINALS = '.data/studio/finals'
const RECIPES = '.data/studio/recipes'

// Soft ground and shallow textures: at these settings a plate of 640 px is 6 to 20 kB in AVIF.
const ENCODERS = {
  avif: (image, width) => image.avif({ quality: width > RENDERED ? 46 : 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer(),
  webp: (image) => image.webp({ quality: 66, effort: 5 }).toBuffer(),
} as const satisfies Encoders

/**
 * Bytes that a picture that can lead a product may have, by its width: a phone first loads some 14 cards of a listing, which are to weigh 180 kB
 * at most, and a product's picture is the largest thing of its page.
 */
const MOST_BYTES_LEAD: Readonly<Partial<Record<PhotoWidth, number>>> = { 640: 12_500, 1280: 30_000 }
/** Qualities tried for what is finely woven, until it is light enough. */
const COARSER = [44, 38, 34, 30]

const LEAD_ENCODERS = {
  ...ENCODERS,
  async avif(image, width) {
    let file = await ENCODERS.avif(image.clone(), width)
    for (const quality of COARSER) {
      if (file.length <= (MOST_BYTES_LEAD[width] ?? Infinity)) break
      file = await image.clone().avif({ quality, effort: 4 }).toBuffer()
    }
    return file
  },
} as const satisfies Encoders

/**
 * The lowest priority, for a machine that renders has other work, unless `nice` has chosen another. Threads get it from the one that starts
 * them: so before the first picture.
 */
const LOWEST = 19

/**
 * Develops the pictures whose recipe is not in the manifest yet and whose key contains one of `texts`, one a processor at a time, and writes
 * the manifest anew.
 */
export async function develop(texts: readonly string[] = ['']): Promise<{ developed: number; all: number }> {
  if (getPriority() === 0) setPriority(LOWEST)
  sharp.concurrency(1)
  await mkdir(PHOTOGRAPHS_DIR, { recursive: true })
  const rows = new Map(readManifest().map((row) => [row.key, row]))
  const recipes = await readJson<{ key: string; hash: string }[]>(join(RECIPES, 'list.json'))
  const taken = new Set(await readdir(FINALS))
  const fresh = recipes
    .filter(({ key }) => texts.some((text) => key.includes(text)))
    .filter(({ key, hash }) => taken.has(`${key}.${hash}.png`) && rows.get(key)?.recipe !== hash)
  const queue = fresh.values()
  const developSome = async () => {
    for (const { key, hash } of queue) rows.set(key, await developOne(key, hash))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, developSome))
  await writeManifest(join(PHOTOGRAPHS_DIR, 'manifest.json'), [...rows.values()])
  return { developed: fresh.length, all: rows.size }
}

async function developOne(key: string, recipe: string): Promise<Photograph> {
  const { look, view, form, leads } = await readJson<Recipe>(join(RECIPES, `${key}.json`))
  const picture = join(FINALS, `${key}.${recipe}.png`)
  await writeSizes(picture, join(PHOTOGRAPHS_DIR, key), leads !== false && isLeadKey(key) ? LEAD_ENCODERS : GALLERY_ENCODERS)
  return {
    key,
    recipe,
    ...look,
    formName: form,
    view,
    ...PHOTO_SIZES.plate,
    color: await groundColor(picture),
    ...(leads === false && { leads }),
  }
}

/** What follows `--only`; all keys contain the empty text. */
export function textsOf(args: string[]): string[] {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } }, strict: false })
  return String(values.only).split(',')
}

/** The colour around the object: the mean of the upper edge, where there is only ground. */
function groundColor(picture: string): Promise<string> {
  return meanColor(picture, ({ width }) => ({ width, height: Math.round(width / 8) }))
}

if (import.meta.main) console.log(await develop(textsOf(process.argv.slice(2))))
