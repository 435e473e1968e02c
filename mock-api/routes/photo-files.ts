import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_ENDINGS } from '#app/domain/product/photo.ts'
import { errorResponse } from '../http/errors.ts'
import type { MockApp } from '../request-context.ts'

const FILE = /^[a-z0-9][a-z0-9-]*-(\d+\.([a-z]+))$/
/** Cache lifetime in s; a picture never changes under its key. */
const YEAR_S = 365 * 24 * 60 * 60

/** Serves files of a folder named `<key>-<width>.<format>`; no other name reaches the disk. Without a folder there are none. */
export function routePhotoFiles(app: MockApp, photosDir: string | undefined): void {
  app.get('/photos/:file', async (c) => {
    const file = c.req.param('file')
    const [, ending = '', format] = FILE.exec(file) ?? []
    const bytes = photosDir !== undefined && PHOTO_ENDINGS.includes(ending) ? await readFile(join(photosDir, file)).catch(missing) : null
    if (!bytes) return errorResponse(c, 'NOT_FOUND')
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${format}`,
      'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
      'X-Content-Type-Options': 'nosniff',
    })
  })
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
