import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parentCategoryOf } from '../catalogue/parent-category.ts'
import { ALL_LOOKS, type Look, lookKey, photoRows, viewsOf } from './looks.ts'
import { openPhotoStore } from './photo-store.ts'
import { coveredCategories, isPhotographKey, PHOTOGRAPHS_DIR, photographKey, photographRows, readManifest } from './photographs.ts'
import { photoFiles } from './rasterise.ts'

const MIRRORS = 154
const keysOf = (looks: readonly Look[]) => looks.flatMap((look) => viewsOf(look).map((view) => photographKey(look, view)))
const mirrorKeys = keysOf(ALL_LOOKS.filter((look) => parentCategoryOf(look.categoryId) === MIRRORS))

describe('coveredCategories: a category shows photographs when it is wholly covered', () => {
  test.each([
    ['no photographs', [], []],
    ['every view of every look of one', mirrorKeys, [MIRRORS]],
    ['all but one of them', mirrorKeys.slice(1), []],
    ['the fronts alone', mirrorKeys.filter((key) => key.endsWith('-front')), []],
    ['photographs of looks there are no more', ['photo-amphora-green-ceramics-1-front'], []],
  ])('%s', (_, keys, covered) => {
    expect([...coveredCategories(new Set(keys))]).toEqual(covered)
  })

  test('all of them, when everything is photographed', () => {
    const all = new Set(ALL_LOOKS.map((look) => parentCategoryOf(look.categoryId)))
    expect(coveredCategories(new Set(keysOf(ALL_LOOKS)))).toEqual(all)
  })
})

test('the key of a photograph is told from every drawing’s', () => {
  expect(photoRows().filter(({ key }) => isPhotographKey(key))).toEqual([])
  expect(keysOf(ALL_LOOKS).every(isPhotographKey)).toBe(true)
})

test('photographs are read from the project, drawings from where they are made', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'patyna-store-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const { dirOf } = await openPhotoStore(dir)
  const [look] = ALL_LOOKS as readonly [Look]
  expect(dirOf(photographKey(look, 'front'))).toBe(PHOTOGRAPHS_DIR)
  expect(dirOf(lookKey(look, viewsOf(look)[0] ?? 'front')).startsWith(join(dir, 'photos-'))).toBe(true)
})

describe('manifest', () => {
  const MOST_BYTES_AVIF_640 = 30_000
  const MOST_BYTES_IN_ALL = 60_000_000
  const rows = readManifest()
  const sizeOf = (file: string) => statSync(join(PHOTOGRAPHS_DIR, file)).size

  test('every photograph has its files, and is of a look that exists', () => {
    const known = new Set(keysOf(ALL_LOOKS))
    expect(rows.filter(({ key }) => !known.has(key))).toEqual([])
    expect(rows.flatMap(({ key }) => photoFiles(key)).filter((file) => !existsSync(join(PHOTOGRAPHS_DIR, file)))).toEqual([])
  })

  test('its key follows from what it shows', () => {
    expect(rows.filter((row) => row.key !== photographKey(row, row.view))).toEqual([])
  })

  test('no card weighs more than 30 kB, all pictures no more than 60 MB', () => {
    expect(rows.filter(({ key }) => sizeOf(`${key}-640.avif`) > MOST_BYTES_AVIF_640)).toEqual([])
    expect(rows.flatMap(({ key }) => photoFiles(key)).reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(MOST_BYTES_IN_ALL)
  })

  test('rows in use say what is seen in every language', () => {
    for (const { view } of photographRows()) {
      expect(view.map(({ langId }) => langId)).toEqual(['pl', 'en', 'es'])
      expect(view.every(({ text }) => text.split(', ').length === 3)).toBe(true)
    }
  })
})
