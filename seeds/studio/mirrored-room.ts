import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PHOTOGRAPHS_DIR } from '../photos/photographs-dir.ts'

/** The room that mirrors show (blender/mirrored.py), of which only the AVIF is kept that wide; Blender reads none. */
const ROOM = 'photo-banner-home-2-mobile-1280.avif'

/** Writes it as a PNG, where Blender looks for it. */
export async function writeMirroredRoom(): Promise<void> {
  await mkdir('.data/studio', { recursive: true })
  await sharp(join(PHOTOGRAPHS_DIR, ROOM)).png().toFile('.data/studio/mirrored-room.png')
}
