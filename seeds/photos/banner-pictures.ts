// The pictures of the banners: photographs of composed scenes.
import { readFileSync } from 'node:fs'
import { storedTexts } from '../stored-texts.ts'
import { BANNERS } from './banners.ts'
import type { PhotoRow } from './looks.ts'
import { PHOTOGRAPHS_DIR } from './photographs-dir.ts'
import { missingPhotograph } from './photographs.ts'

/** 2:1 for wide windows, square for phones. */
export type BannerCrop = 'desktop' | 'mobile'

/** A row of photographs/banners.json: the facts of a composed photograph. */
export interface BannerPhotograph {
  key: string
  /** Colour of its calm left end: what words stand on beside it, and what is shown while it loads. */
  color: string
}

/** Rows of the table `photo` for the two crops of a banner. */
export type BannerPictures = { name: string } & Record<BannerCrop, PhotoRow>

/** Size of the largest file in pixels. */
const SIZES = { desktop: { width: 1280, height: 640 }, mobile: { width: 1280, height: 1280 } } as const satisfies Record<BannerCrop, object>

/** Key of a banner's photograph. */
export function bannerPhotographKey(name: string, crop: BannerCrop): string {
  return crop === 'desktop' ? `photo-banner-${name}` : `photo-banner-${name}-mobile`
}

/** All rows of the banners' manifest. */
export function readBannerManifest(): BannerPhotograph[] {
  return JSON.parse(readFileSync(`${PHOTOGRAPHS_DIR}/banners.json`, 'utf8')) as BannerPhotograph[]
}

/**
 * The pictures of every banner.
 * @param photographs the photographs there are
 * @throws Error that says which crop is missing and what to do
 */
export function bannerPictures(photographs: readonly BannerPhotograph[] = readBannerManifest()): BannerPictures[] {
  const rows = new Map(photographs.map((row) => [row.key, row]))
  return BANNERS.map(({ name, text }) => {
    const rowOf = (crop: BannerCrop): PhotoRow => {
      const key = bannerPhotographKey(name, crop)
      const row = rows.get(key)
      if (!row) throw missingPhotograph(key)
      return { key, ...SIZES[crop], color: row.color, view: storedTexts(text) }
    }
    return { name, desktop: rowOf('desktop'), mobile: rowOf('mobile') }
  })
}
