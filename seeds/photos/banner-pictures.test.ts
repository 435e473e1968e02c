import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textColorOn } from '#app/domain/marketing/contrast.ts'
import { type BannerPhotograph, bannerPhotographKey, bannerPictures, readBannerManifest } from './banner-pictures.ts'
import { BANNERS } from './banners.ts'
import { photoFiles } from './photo-files.ts'
import { PHOTOGRAPHS_DIR } from './photographs-dir.ts'

const photograph = (key: string): BannerPhotograph => ({ key, color: '#c0ffee' })
const ALL = BANNERS.flatMap(({ name }) => [bannerPhotographKey(name, 'desktop'), bannerPhotographKey(name, 'mobile')]).map(photograph)

describe('bannerPictures', () => {
  test('every banner is photographed in both crops', () => {
    const keys = bannerPictures().flatMap(({ desktop, mobile }) => [desktop.key, mobile.key])
    expect(keys).toEqual(ALL.map(({ key }) => key))
  })

  test('a crop that is missing is an error that says what to do', () => {
    expect(() => bannerPictures(ALL.slice(0, -1))).toThrow(
      new Error(`There is no photograph ${ALL.at(-1)?.key}: see seeds/photos/README.md.`),
    )
  })

  test('every crop has its own shape, and a text in each language', () => {
    for (const { desktop, mobile } of bannerPictures(ALL)) {
      expect([desktop.width / desktop.height, mobile.width / mobile.height]).toEqual([2, 1])
      expect([desktop, mobile].every(({ color }) => color === '#c0ffee')).toBe(true)
      for (const { view } of [desktop, mobile]) expect(view.map(({ langId }) => langId)).toEqual(['pl', 'en', 'es'])
    }
  })
})

describe('photographs', () => {
  const MOST_BYTES_AVIF = { desktop: 60_000, mobile: 30_000 }
  const rows = readBannerManifest()

  test('every one has its files, and is of a banner', () => {
    const known = new Set(ALL.map(({ key }) => key))
    expect(rows.filter(({ key }) => !known.has(key))).toEqual([])
    expect(rows.flatMap(({ key }) => photoFiles(key, true)).filter((file) => !existsSync(join(PHOTOGRAPHS_DIR, file)))).toEqual([])
  })

  test('the widest weighs at most 60 kB, the square, which a phone waits for, 30 kB', () => {
    const heavy = rows.filter(
      ({ key }) =>
        statSync(join(PHOTOGRAPHS_DIR, `${key}-1280.avif`)).size > MOST_BYTES_AVIF[key.endsWith('-mobile') ? 'mobile' : 'desktop'],
    )
    expect(heavy).toEqual([])
  })

  test('words on the ground of a banner have a contrast of at least 4.5', () => {
    const faint = bannerPictures(rows)
      .flatMap(({ desktop, mobile }) => [desktop, mobile])
      .filter(({ color }) => contrastOf(color, textColorOn(color)) < 4.5)
    expect(faint.map(({ key, color }) => [key, color])).toEqual([])
  })
})

/** WCAG's contrast of two colours #rrggbb. */
function contrastOf(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
