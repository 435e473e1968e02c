import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_ENDINGS } from '#app/domain/product/photo.ts'
import { errorResponse } from '../http/errors.ts'
import type { MockApp } from '../request-context.ts'

const FILE = /^([a-z0-9][a-z0-9-]*)-(\d+\.([a-z]+))$/
/** Cache lifetime in s; a picture never changes under its key. */
const YEAR_S = 365 * 24 * 60 * 60

/** The folder of pictures, and the generator of missing ones. */
export interface PhotoSource {
  dirOf: (key: string) => string
  /** Generates the files of a picture; false if there is no such picture. */
  make?: (key: string) => Promise<boolean>
}

/** Serves files named `<key>-<width>.<format>`; no other name reaches the disk. */
export function routePhotoFiles(app: MockApp, photos: PhotoSource | undefined): void {
  app.get('/photos/:file', async (c) => {
    const file = c.req.param('file')
    const [, key, ending = '', format] = FILE.exec(file) ?? []
    const bytes = photos && key && PHOTO_ENDINGS.includes(ending) ? await readOrMake(photos, { key, file }) : null
    if (!bytes) return errorResponse(c, 'NOT_FOUND')
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${format}`,
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'X-Content-Type-Options': 'nosniff',
    })
  })
}

async function readOrMake({ dirOf, make }: PhotoSource, { key, file }: { key: string; file: string }): Promise<Buffer | null> {
  const read = () => readFile(join(dirOf(key), file)).catch(missing)
  return (await read()) ?? ((await make?.(key)) ? read() : null)
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
