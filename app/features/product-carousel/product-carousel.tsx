import type { ListingItem } from '../../domain/listing-item.ts'
import type { PageInput } from '../../page.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ProductCard } from '../product-card/product-card.tsx'

interface ProductCarouselProps {
  /** Name of the row, for those who cannot see it. */
  label: string
  items: readonly ListingItem[]
  input: PageInput<unknown>
}

/** A row of cards to leaf through. */
export function ProductCarousel({ label, items, input }: ProductCarouselProps) {
  return (
    <Carousel label={label} previousLabel={input.t('common:previous')} nextLabel={input.t('common:next')}>
      {items.map((item) => (
        <ProductCard key={item.productId} item={item} input={input} />
      ))}
    </Carousel>
  )
}
