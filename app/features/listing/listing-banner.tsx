import { type BannerPlace, matchBanner } from '../../domain/banners.ts'
import type { Decorations } from '../../shop-api/to-banners.ts'
import { BannerLink } from './banner-link.tsx'

interface ListingBannerProps {
  decorations: Promise<Decorations>
  place: BannerPlace
}

/** The best banner of a place, if there is one. */
export async function ListingBanner({ decorations, place }: ListingBannerProps) {
  const { banners } = await decorations
  const banner = matchBanner(banners, place)
  return banner && <BannerLink banner={banner} loading={place.position === 'top' ? 'eager' : 'lazy'} />
}
