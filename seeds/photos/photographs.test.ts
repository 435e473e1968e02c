import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { photographRows } from '../catalog/photo-rows.ts'
import { ALL_LOOKS, type Look, lookKey } from './looks.ts'
import { flawKey, readFlawManifest } from './flaws.ts'
import { photoFiles } from './photo-files.ts'
import { PHOTOGRAPHS_DIR } from './photographs-dir.ts'
import { isLeadKey, photographKey, photographKeys, readManifest, requireFronts } from './photographs.ts'

test('every look is photographed from the front, and shows that first', () => {
  requireFronts()
  for (const look of ALL_LOOKS) expect(photographKeys(look)[0]).toBe(photographKey(look, 'front'))
})

test('a look without its front is an error that says what to do', () => {
  const [look, ...others] = ALL_LOOKS as readonly [Look, ...Look[]]
  const keys = new Set(others.map((other) => photographKey(other, 'front')))
  expect(() => requireFronts(keys)).toThrow(
    new Error(`There is no photograph ${photographKey(look, 'front')}: see seeds/photos/README.md.`),
  )
})

test('what completes a gallery never leads it', () => {
  expect(readManifest().filter(({ key, leads }) => leads === false && isLeadKey(key))).toEqual([])
})

test('every photograph has a row with a text in each language', () => {
  for (const { key, view, color } of photographRows()) {
    expect(key).toMatch(/^[a-z0-9-]+$/)
    expect(view.map(({ langId }) => langId)).toEqual(['pl', 'en', 'es'])
    expect(view.every(({ text }) => text.length > 0)).toBe(true)
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
  }
})

describe('manifest', () => {
  const MOST_BYTES_AVIF_640 = 30_000
  const MOST_BYTES_IN_ALL = 80_000_000
  // As counted in a browser at 390 × 844: what is in view, and what it fetches ahead.
  const CARDS_ON_A_PHONE = 14
  const rows = readManifest()
  const leads = rows.map(({ key }) => key).filter(isLeadKey)
  const sizeOf = (file: string) => statSync(join(PHOTOGRAPHS_DIR, file)).size

  test('every photograph has its files, and is of a look that exists', () => {
    const known = new Set(ALL_LOOKS.map(lookKey))
    expect(rows.filter((row) => !known.has(lookKey(row)))).toEqual([])
    expect(rows.flatMap(({ key }) => photoFiles(key, isLeadKey(key))).filter((file) => !existsSync(join(PHOTOGRAPHS_DIR, file)))).toEqual(
      [],
    )
  })

  test('every close-up of a flaw has its files, and its key follows from what it shows', () => {
    const flaws = readFlawManifest()
    expect(flaws.filter((row) => row.key !== flawKey(row))).toEqual([])
    expect(flaws.flatMap(({ key }) => photoFiles(key, false)).filter((file) => !existsSync(join(PHOTOGRAPHS_DIR, file)))).toEqual([])
  })

  test('EXT-75: a link preview is 1200 × 630 and weighs no more than 60 kB', () => {
    const previews = readdirSync(PHOTOGRAPHS_DIR).filter((file) => file.endsWith('.jpeg'))
    expect(previews.filter((file) => sizeOf(file) > 60_000)).toEqual([])
    expect(new Set(previews.map((file) => jpegSize(readFileSync(join(PHOTOGRAPHS_DIR, file)))))).toEqual(new Set(['1200x630']))
  })

  test('its key follows from what it shows', () => {
    expect(rows.filter((row) => row.key !== photographKey(row, row.view))).toEqual([])
  })

  test('no card weighs more than 30 kB, all pictures together no more than 80 MB', () => {
    expect(rows.filter(({ key }) => sizeOf(`${key}-640.avif`) > MOST_BYTES_AVIF_640)).toEqual([])
    expect(readdirSync(PHOTOGRAPHS_DIR).reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(MOST_BYTES_IN_ALL)
  })

  test('what a phone first loads of a listing weighs no more than 180 kB, whichever products it shows', () => {
    const heaviest = leads.map((key) => sizeOf(`${key}-640.avif`)).toSorted((a, b) => b - a)
    expect(heaviest.slice(0, CARDS_ON_A_PHONE).reduce((sum, size) => sum + size, 0)).toBeLessThan(180_000)
  })

  test('the picture that leads a product weighs no more than 30 kB, on a phone too', () => {
    expect(leads.filter((key) => sizeOf(`${key}-1280.avif`) > 30_000)).toEqual([])
  })
})

/** Width and height in a JPEG's frame header (ITU-T T.81, B.2.2), whose marker is FFC0 or, progressive, FFC2. */
function jpegSize(bytes: Buffer): string {
  const at = Math.max(bytes.indexOf(Buffer.from([0xff, 0xc2, 0, 17])), bytes.indexOf(Buffer.from([0xff, 0xc0, 0, 17])))
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
}
