import { hasArrows } from '../../domain/forms/carousel.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { PageInput } from '../../page.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ProductCards } from '../product-card/product-cards.tsx'

interface ProductCarouselProps {
  /** Accessible name of the row. */
  label: string
  items: readonly ListingItem[]
  input: PageInput<unknown>
}

/** A carousel of product cards. */
export function ProductCarousel({ label, items, input }: ProductCarouselProps) {
  return (
    <Carousel
      label={label}
      slides={(list) => <ProductCards items={items} input={input} list={list} />}
      hasArrows={{
        mobile: hasArrows({ isMobile: true, itemCount: items.length }),
        desktop: hasArrows({ isMobile: false, itemCount: items.length }),
      }}
      previousLabel={input.t('common:previous')}
      nextLabel={input.t('common:next')}
    />
  )
}
