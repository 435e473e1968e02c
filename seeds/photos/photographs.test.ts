import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parentCategoryOf } from '../parent-category.ts'
import { ALL_LOOKS, DRAWN_VIEWS, formName, isFurtherColour, type Look, lookKey, PHOTO_VIEWS, photoRows, viewsOf } from './looks.ts'
import { flawKey, readFlawManifest } from './flaws.ts'
import { openPhotoStore } from './photo-store.ts'
import {
  coveredCategories,
  drawnLooks,
  isLeadKey,
  isPhotographed,
  isPhotographKey,
  PHOTOGRAPHS_DIR,
  photographKey,
  photographKeys,
  readManifest,
} from './photographs.ts'
import { photoFiles } from './rasterise.ts'
import { completingViews, photographedViews } from '../studio/angles.ts'

const MIRRORS = 154
const keysOf = (looks: readonly Look[]) => looks.flatMap((look) => photographedViews(look).map((view) => photographKey(look, view)))
const mirrorKeys = keysOf(ALL_LOOKS.filter((look) => parentCategoryOf(look.categoryId) === MIRRORS))

describe('coveredCategories: a category shows photographs when all its looks have a front', () => {
  test.each([
    ['no photographs', [], []],
    ['every view of every look of one', mirrorKeys, [MIRRORS]],
    ['the fronts alone', mirrorKeys.filter((key) => key.endsWith('-front')), [MIRRORS]],
    ['all but one front', mirrorKeys.slice(1), []],
    ['details alone', mirrorKeys.filter((key) => key.endsWith('-detail')), []],
    ['photographs of looks there are no more', ['photo-amphora-green-ceramics-1-front'], []],
  ])('%s', (_, keys, covered) => {
    expect([...coveredCategories(new Set(keys))]).toEqual(covered)
  })

  test('all of them, when everything is photographed', () => {
    const all = new Set(ALL_LOOKS.map((look) => parentCategoryOf(look.categoryId)))
    expect(coveredCategories(new Set(keysOf(ALL_LOOKS)))).toEqual(all)
  })
})

test('things of the commonest categories are photographed as they are drawn, others from the front; and from further sides', () => {
  const models = Map.groupBy(ALL_LOOKS, formName)
  const isDrawn = (view: string) => DRAWN_VIEWS.some((drawn) => drawn === view)
  const many = [...models].filter(([, looks]) => looks.some((look) => photographedViews(look).some((view) => view === 'detail')))
  expect(many.length).toBeGreaterThanOrEqual(40)
  for (const look of ALL_LOOKS) {
    const views = photographedViews(look)
    expect(views[0]).toBe('front')
    expect(views).toEqual(PHOTO_VIEWS.filter((view) => views.includes(view)))
    const own = views.filter((view) => !completingViews(look).includes(view))
    expect([['front'], viewsOf(look)]).toContainEqual(own.filter(isDrawn))
    if (isFurtherColour(look)) expect(own).toEqual(['front'])
  }
})

test('galleries of the commonest models are completed to four pictures, and what completes one never leads it', () => {
  const completed = ALL_LOOKS.filter((look) => completingViews(look).length > 0)
  expect(completed.length).toBeGreaterThan(200)
  for (const look of completed) expect(photographedViews(look).length).toBe(4)
  const rows = readManifest()
  const completing = new Set(ALL_LOOKS.flatMap((look) => completingViews(look).map((view) => photographKey(look, view))))
  expect(rows.filter(({ key, leads }) => completing.has(key) !== (leads === false))).toEqual([])
  expect(rows.filter(({ key, leads }) => leads === false && isLeadKey(key))).toEqual([])
})

test('a look shows photographs or drawings', () => {
  expect(drawnLooks().filter(({ categoryId }) => isPhotographed(categoryId))).toEqual([])
  const keys = new Set(readManifest().map(({ key }) => key))
  for (const look of ALL_LOOKS.filter(({ categoryId }) => isPhotographed(categoryId))) {
    expect(photographKeys(look)[0]).toBe(photographKey(look, 'front'))
    expect(photographKeys(look).filter((key) => !keys.has(key))).toEqual([])
  }
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
  const MOST_BYTES_IN_ALL = 80_000_000
  // As counted in a browser at 390 × 844: what is in view, and what it fetches ahead.
  const CARDS_ON_A_PHONE = 14
  const rows = readManifest()
  const leads = rows.map(({ key }) => key).filter(isLeadKey)
  const sizeOf = (file: string) => statSync(join(PHOTOGRAPHS_DIR, file)).size

  test('every photograph has its files, and is of a look that exists', () => {
    const known = new Set(keysOf(ALL_LOOKS))
    expect(rows.filter(({ key }) => !known.has(key))).toEqual([])
    expect(rows.flatMap(({ key }) => photoFiles(key)).filter((file) => !existsSync(join(PHOTOGRAPHS_DIR, file)))).toEqual([])
  })

  test('every close-up of a flaw has its files, and its key follows from what it shows', () => {
    const flaws = readFlawManifest()
    expect(flaws.filter((row) => row.key !== flawKey(row))).toEqual([])
    expect(flaws.flatMap(({ key }) => photoFiles(key)).filter((file) => !existsSync(join(PHOTOGRAPHS_DIR, file)))).toEqual([])
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
