import { matchBanners } from '../../domain/marketing/banners.ts'
import { isCampaignCarouselShown } from '../../domain/marketing/campaigns.ts'
import { hasArrows } from '../../domain/forms/carousel.ts'
import { BannerLink } from '../../features/listing/banner-link.tsx'
import type { Translate } from '../../i18n/translator.ts'
import type { Decorations } from '../../shop-api/to-banners.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'

interface CampaignCarouselProps {
  decorations: Promise<Decorations>
  at: { now: number; page: number; isUnfiltered: boolean }
  t: Translate
}

/** The running campaign's banners, on the first page of the unfiltered catalog (GAP-49). */
export async function CampaignCarousel({ decorations, at, t }: CampaignCarouselProps) {
  const banners = matchBanners((await decorations).banners, { position: 'carousel' })
  const itemCount = banners.length
  if (!isCampaignCarouselShown({ ...at, bannerCount: itemCount })) return null
  return (
    <Carousel
      label={t('product-listing:banners')}
      slides={banners.map((banner) => ({ id: banner.id, content: <BannerLink banner={banner} shape="slide" /> }))}
      hasArrows={{ mobile: hasArrows({ isMobile: true, itemCount }), desktop: hasArrows({ isMobile: false, itemCount }) }}
      previousLabel={t('common:previous')}
      nextLabel={t('common:next')}
    />
  )
}
