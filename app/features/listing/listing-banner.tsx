import { type Banner, type BannerPlace, matchBanner } from '../../domain/marketing/banners.ts'
import { BannerLink } from './banner-link.tsx'

interface ListingBannerProps {
  banners: readonly Banner[]
  place: BannerPlace
}

/** The best matching banner of a position, if any. */
export function ListingBanner({ banners, place }: ListingBannerProps) {
  const banner = matchBanner(banners, place)
  return banner && <BannerLink banner={banner} />
}
