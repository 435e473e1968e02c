// Generates the pictures of the shop, once: `node seeds/photos/ensure-photos.ts`. Resumes after an interruption.
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
  /** Parent folder of `photos-<hash>`. @default '.data' */
  dir?: string
  /** Called after each generated picture. */
  onProgress?: (progress: { done: number; total: number }) => void
}

/** Generates the missing pictures of `<dir>/photos-<hash>`, where the hash is that of the drawing sources, and returns the folder. */
export async function ensurePhotos({ dir = '.data', onProgress }: EnsurePhotosOptions = {}): Promise<{ dir: string }> {
  const folder = await photoFolder(dir)
  await mkdir(folder, { recursive: true })
  const existing = new Set(await readdir(folder))
  const missing = allPictures().filter(({ key }) => photoFiles(key).some((file) => !existing.has(file)))
  let done = 0
  const queue = missing.values()
  // Each worker takes the next picture; encoders run outside JavaScript's thread, so one more worker than cores keeps all cores busy.
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const { key, draw } of queue) {
      await rasterise({ key, dir: folder, existing, draw })
      onProgress?.({ done: ++done, total: missing.length })
    }
  })
  await Promise.all(workers)
  return { dir: folder }
}

/** Folder of the pictures under `dir`; changed drawing sources use another one. */
export async function photoFolder(dir: string): Promise<string> {
  return join(dir, `photos-${await sourceHash()}`)
}

interface Picture {
  key: string
  draw: () => string
}

/** Every drawn picture; photographs are not included. */
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

/** Sources that affect how pictures look. The list of pictures is not included: an additional picture does not outdate the others. */
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
