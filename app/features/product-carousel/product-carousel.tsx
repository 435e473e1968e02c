import { hasArrows } from '../../domain/forms/carousel.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { PageInput } from '../../page.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ProductCard } from '../product-card/product-card.tsx'

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
      slides={items.map((item) => ({ id: item.productId, content: <ProductCard item={item} input={input} /> }))}
      hasArrows={{
        mobile: hasArrows({ isMobile: true, itemCount: items.length }),
        desktop: hasArrows({ isMobile: false, itemCount: items.length }),
      }}
      previousLabel={input.t('common:previous')}
      nextLabel={input.t('common:next')}
    />
  )
}
