import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ALL_LOOKS, type Look, lookKey } from './looks.ts'
import { photoFiles, rasterise } from './rasterise.ts'
import { drawLook } from './scenes/draw-look.ts'

const [look] = ALL_LOOKS as readonly [Look]
const key = lookKey(look, 'front')
let dir = ''

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'patyna-photos-'))
})
afterEach(() => rm(dir, { recursive: true }))

const make = (existing: string[], draw = () => drawLook(look, 'front')) => rasterise({ key, dir, existing: new Set(existing), draw })

test('makes five files of the right sizes and formats, and leaves no drafts', async () => {
  expect(await make([])).toBe(5)
  expect((await readdir(dir)).sort()).toEqual(photoFiles(key).sort())
  for (const [width, height] of [
    [320, 400],
    [640, 800],
    [1280, 1600],
  ]) {
    if (width !== 1280) expect(await sharp(join(dir, `${key}-${width}.webp`)).metadata()).toMatchObject({ format: 'webp', width, height })
    expect(await sharp(join(dir, `${key}-${width}.avif`)).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width, height })
  }
})

test('the second time nothing is drawn or written', async () => {
  await make([])
  const before = await Promise.all((await readdir(dir)).map(async (file) => (await stat(join(dir, file))).mtimeMs))
  const drawn = await make(await readdir(dir), () => {
    throw new Error('was drawn again')
  })
  const after = await Promise.all((await readdir(dir)).map(async (file) => (await stat(join(dir, file))).mtimeMs))
  expect(drawn).toBe(0)
  expect(after).toEqual(before)
})

test('a stopped run goes on with what is missing', async () => {
  await make([])
  await rm(join(dir, `${key}-640.avif`))
  expect(await make(await readdir(dir))).toBe(1)
  expect(await readdir(dir)).toHaveLength(5)
})
