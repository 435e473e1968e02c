// Makes the pictures of the shop, once: `node seeds/photos/ensure-photos.ts`. A run that was stopped goes on where it was.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawnBanners } from './banner-pictures.ts'
import { lookKey, viewsOf } from './looks.ts'
import { drawnLooks } from './photographs.ts'
import { photoFiles, rasterise } from './rasterise.ts'
import { drawBanner } from './scenes/draw-banner.ts'
import { drawLook } from './scenes/draw-look.ts'

export interface EnsurePhotosOptions {
  /** Where the folder `photos-<hash>` is made. @default '.data' */
  dir?: string
  /** Told after each picture that had to be made. */
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Makes what is missing of `<dir>/photos-<hash>`, the hash being that of the drawing sources, and answers the folder. */
export async function ensurePhotos({ dir = '.data', onProgress }: EnsurePhotosOptions = {}): Promise<{ dir: string }> {
  const folder = await photoFolder(dir)
  await mkdir(folder, { recursive: true })
  const existing = new Set(await readdir(folder))
  const missing = allPictures().filter(({ key }) => photoFiles(key).some((file) => !existing.has(file)))
  let done = 0
  const queue = missing.values()
  // Each worker takes the next picture; encoders work outside JavaScript's thread, so one more than there are cores keeps all busy.
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const { key, draw } of queue) {
      await rasterise({ key, dir: folder, existing, draw })
      onProgress?.({ done: ++done, total: missing.length })
    }
  })
  await Promise.all(workers)
  return { dir: folder }
}

/** Folder of the pictures under `dir`: another one for other drawings. */
export async function photoFolder(dir: string): Promise<string> {
  return join(dir, `photos-${await sourceHash()}`)
}

interface Picture {
  key: string
  draw: () => string
}

/** Every picture that is drawn: what is photographed is not. */
export function allPictures(): Picture[] {
  return [
    ...drawnLooks().flatMap((look) =>
      viewsOf(look).map((view): Picture => ({ key: lookKey(look, view), draw: () => drawLook(look, view) })),
    ),
    ...drawnBanners().flatMap(({ banner, desktop, mobile }): Picture[] => [
      { key: desktop, draw: () => drawBanner(banner, 'desktop') },
      { key: mobile, draw: () => drawBanner(banner, 'mobile') },
    ]),
  ]
}

/** What decides how a picture looks. Which pictures there are is no part of it: a picture more does not age the others. */
const DRAWING_SOURCES = /^(forms|pen|scenes)\/.*(?<!\.test)\.ts$|^catalog\/banners\.ts$|^(palette|rasterise)\.ts$/

async function sourceHash(): Promise<string> {
  const root = fileURLToPath(new URL('./', import.meta.url))
  const files = (await readdir(root, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => DRAWING_SOURCES.test(file))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

if (import.meta.main) {
  const started = performance.now()
  const { dir } = await ensurePhotos({
    onProgress: ({ done, total }) => {
      if (done % 50 === 0 || done === total) console.log(`${done} of ${total} pictures`)
    },
  })
  console.log(`${dir} is complete (${Math.round((performance.now() - started) / 1000)} s)`)
}
