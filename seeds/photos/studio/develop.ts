// From the studio's PNGs to the committed files and their manifest: node seeds/photos/studio/develop.ts [--only TEXT,TEXT]
// Only keys that contain one of the texts, as in blender/photograph.py: so what has been looked at is taken, and nothing else.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism, getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat } from '#app/domain/photo.ts'
import { PHOTO_SIZES } from '../looks.ts'
import { type Photograph, readManifest } from '../photographs.ts'
import type { Recipe } from './recipe.ts'

const FINALS = '.data/studio/finals'
const RECIPES = '.data/studio/recipes'
const OUT = fileURLToPath(new URL('../photographs', import.meta.url))

// Soft ground and shallow textures: at these settings a plate of 640 px is 6 to 20 kB in AVIF.
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 66, effort: 5 }),
} as const satisfies Record<PhotoFormat, (image: Sharp) => Sharp>

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
  await mkdir(OUT, { recursive: true })
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
  const sorted = [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  await writeFile(join(OUT, 'manifest.json'), `[\n${sorted.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
  return { developed: fresh.length, all: sorted.length }
}

async function developOne(key: string, recipe: string): Promise<Photograph> {
  const { look, view, form } = await readJson<Recipe>(join(RECIPES, `${key}.json`))
  const picture = join(FINALS, `${key}.${recipe}.png`)
  for (const width of PHOTO_WIDTHS) {
    for (const format of PHOTO_FORMATS) {
      const sized = sharp(picture).resize({ width, kernel: 'lanczos3' })
      await writeFile(join(OUT, `${key}-${width}.${format}`), await ENCODERS[format](sized).toBuffer())
    }
  }
  return { key, recipe, ...look, formName: form, view, ...PHOTO_SIZES.plate, color: await groundColor(picture) }
}

/** What follows `--only`; all keys contain the empty text. */
export function textsOf(args: string[]): string[] {
  const { values } = parseArgs({ args, options: { only: { type: 'string', default: '' } }, strict: false })
  return String(values.only).split(',')
}

/** The colour around the object: the mean of the upper edge, where there is only ground. */
async function groundColor(picture: string): Promise<string> {
  const { width } = await sharp(picture).metadata()
  // Statistics are those of a whole picture, so the strip has to be one.
  const strip = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.round(width / 8) })
    .png()
    .toBuffer()
  const { channels } = await sharp(strip).stats()
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T
}

if (import.meta.main) console.log(await develop(textsOf(process.argv.slice(2))))
