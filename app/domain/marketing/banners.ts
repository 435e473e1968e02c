import type { Photo } from '../product/photo.ts'

export type BannerPosition = 'top' | 'bottom' | 'carousel' | 'home'

/** A picture with a link, for places that its configuration names (spec §3; content: GAP-48). */
export interface Banner {
  id: number
  configuration: {
    position: BannerPosition
    tags: readonly number[]
    vendors: readonly number[]
    category_page: { categories: readonly number[]; grid: readonly number[] }
  }
  /** Higher wins. */
  priority: number
  title: string
  image: { desktop: Photo; mobile: Photo }
  alt: string
  href: string
}

/** Where a banner is wanted. */
export interface BannerPlace {
  position: BannerPosition
  tags?: readonly number[]
  vendors?: readonly number[]
  categories?: readonly number[]
}

/** Banners of a place, best first: highest priority, ties by lower id. An empty list of a banner matches everywhere (GAP-48). */
export function matchBanners(banners: readonly Banner[], place: BannerPlace): Banner[] {
  return banners.filter((banner) => matches(banner, place)).sort((a, b) => b.priority - a.priority || a.id - b.id)
}

/** The one banner of a place, or null. */
export function matchBanner(banners: readonly Banner[], place: BannerPlace): Banner | null {
  return matchBanners(banners, place)[0] ?? null
}

function matches({ configuration }: Banner, { position, tags = [], vendors = [], categories = [] }: BannerPlace): boolean {
  return (
    configuration.position === position &&
    meets(configuration.tags, tags) &&
    meets(configuration.vendors, vendors) &&
    meets(configuration.category_page.categories, categories)
  )
}

const meets = (wanted: readonly number[], here: readonly number[]) => wanted.length === 0 || wanted.some((id) => here.includes(id))
