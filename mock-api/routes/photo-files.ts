import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '#app/domain/photo.ts'
import { errorAnswer } from '../http/errors.ts'
import type { MockApp } from '../request-context.ts'

const FILE = new RegExp(`^[a-z0-9][a-z0-9-]*-(${PHOTO_WIDTHS.join('|')})\\.(${PHOTO_FORMATS.join('|')})$`)
/** A picture never changes under its key. Seconds. */
const YEAR_S = 365 * 24 * 60 * 60

/** Serves the files of a directory whose names are `<key>-<width>.<format>`; no other name reaches the disk. */
export function routePhotoFiles(app: MockApp, directory: string | undefined): void {
  app.get('/photos/:file', async (c) => {
    const file = c.req.param('file')
    const format = FILE.exec(file)?.[2]
    const bytes = directory && format ? await readFile(join(directory, file)).catch(missing) : null
    if (!bytes) return errorAnswer(c, 'NOT_FOUND')
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
