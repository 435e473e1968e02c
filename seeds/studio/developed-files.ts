// What developing a photograph and a scene have in common: the files of a PNG, the colour of its ground, the manifest.
import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat, type PhotoWidth } from '#app/domain/product/photo.ts'

/** The file of a picture that has its width already. */
export type Encoders = Record<PhotoFormat, (image: Sharp, width: PhotoWidth) => Promise<Buffer>>

/** Pixels that a plate is rendered wide: what is wider is only enlarged, and has no finer grain to keep. */
export const RENDERED = 640

/** Bytes that a picture that never leads a gallery should have at most, by its width. */
const MOST_BYTES: Readonly<Record<PhotoWidth, number>> = { 320: 4000, 640: 9000, 1280: 17_000 }
/** Qualities tried until it is light enough: what is finely woven is coded coarser. */
const QUALITIES = { avif: [44, 38, 32, 26], webp: [60, 44, 32, 24] } as const

async function lightest(width: PhotoWidth, qualities: readonly number[], encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  // What is wider than it was rendered has no finer grain to keep.
  const [first = 50, ...coarser] = width > RENDERED ? qualities.slice(1) : qualities
  let file = await encode(first)
  for (const quality of coarser) {
    if (file.length <= MOST_BYTES[width]) break
    file = await encode(quality)
  }
  return file
}

/** Of pictures that never lead a gallery: their files of 1,280 px are for those who enlarge them. */
export const GALLERY_ENCODERS: Encoders = {
  avif: async (image, width) =>
    lightest(width, QUALITIES.avif, async (quality) => image.clone().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()),
  webp: async (image, width) => lightest(width, QUALITIES.webp, async (quality) => image.clone().webp({ quality, effort: 6 }).toBuffer()),
}

interface Size {
  width: number
  height: number
}

/** Writes a picture in every format and width. @param out path of the files, without width and ending */
export async function writeSizes(picture: string, out: string, encoders: Encoders): Promise<void> {
  for (const format of PHOTO_FORMATS) {
    for (const width of PHOTO_WIDTHS[format]) {
      const sized = sharp(picture).resize({ width, kernel: 'lanczos3' })
      await writeFile(`${out}-${width}.${format}`, await encoders[format](sized, width))
    }
  }
}

/** The mean colour of a picture's upper left part, as #rrggbb. @param partOf size of the part, in pixels, of a picture of that size */
export async function meanColor(picture: string, partOf: (size: Size) => Size): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  // Statistics are those of a whole picture, so the part has to be one.
  const part = await sharp(picture)
    .extract({ left: 0, top: 0, ...partOf({ width, height }) })
    .png()
    .toBuffer()
  const { channels } = await sharp(part).stats()
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`
}

/** Writes a manifest, one row a line, by key. */
export async function writeManifest(path: string, rows: readonly { key: string }[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  await writeFile(path, `[\n${sorted.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`)
}

export async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T
}
