import { campaignBanners } from '../../domain/marketing/campaigns.ts'
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
  const banners = campaignBanners((await decorations).banners, at)
  const itemCount = banners.length
  if (itemCount === 0) return null
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
