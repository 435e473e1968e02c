// The pictures of the banners: photographs of composed scenes (seeds/studio/scenes) once every banner has them, drawings until then.
import { readFileSync } from 'node:fs'
import { storedTexts } from '../stored-texts.ts'
import { BANNERS } from './catalog/banners.ts'
import { PHOTO_SIZES, type PhotoRow } from './looks.ts'
import { PHOTOGRAPHS_DIR } from './photographs.ts'

/** 2:1 for wide windows, square for phones. */
export type BannerCrop = 'desktop' | 'mobile'

/** A row of photographs/banners.json: the facts of a composed photograph. */
export interface BannerPhotograph {
  key: string
  /** Short hash of the recipe it was made from. */
  recipe: string
  /** Colour of its calm left end: what words stand on beside it, and what is shown while it loads. */
  color: string
}

/** Rows of the table `photo` for the two crops of a banner. */
export type BannerPictures = { name: string } & Record<BannerCrop, PhotoRow>

/** Key of a banner's photograph: another than the drawing's, for a picture never changes under its key. */
export function bannerPhotographKey(name: string, crop: BannerCrop): string {
  return crop === 'desktop' ? `photo-banner-${name}` : `photo-banner-${name}-mobile`
}

/** All rows of the banners' manifest. */
export function readBannerManifest(): BannerPhotograph[] {
  return JSON.parse(readFileSync(`${PHOTOGRAPHS_DIR}/banners.json`, 'utf8')) as BannerPhotograph[]
}

/**
 * The pictures of every banner. They are photographed wholly or not at all: a drawing beside a photograph looks like a mistake.
 * @param photographs the photographs there are
 */
export function bannerPictures(photographs: readonly BannerPhotograph[]): BannerPictures[] {
  const colors = new Map(photographs.map(({ key, color }) => [key, color]))
  const isWhole = BANNERS.every(({ banner: { name } }) => CROPS.every((crop) => colors.has(bannerPhotographKey(name, crop))))
  return BANNERS.map(({ banner, ...drawings }) => {
    const rowOf = (crop: BannerCrop): PhotoRow => {
      const key = isWhole ? bannerPhotographKey(banner.name, crop) : drawings[crop]
      return { key, ...PHOTO_SIZES[crop], color: colors.get(key) ?? banner.ground, view: storedTexts(banner.text) }
    }
    return { name: banner.name, desktop: rowOf('desktop'), mobile: rowOf('mobile') }
  })
}

const CROPS = ['desktop', 'mobile'] as const satisfies readonly BannerCrop[]

/** The pictures of every banner as the shop shows them. */
export const BANNER_PICTURES: readonly BannerPictures[] = bannerPictures(readBannerManifest())

const SHOWN = new Set(BANNER_PICTURES.map(({ desktop }) => desktop.key))

/** Banners that are shown as drawings: none, or all. */
export function drawnBanners(): (typeof BANNERS)[number][] {
  return BANNERS.filter(({ desktop }) => SHOWN.has(desktop))
}
