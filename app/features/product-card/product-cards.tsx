import type { ComponentProps } from 'react'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import type { CardFacts } from './card.tsx'
import { type CardInput, cardFacts } from './card-facts.ts'
import { cardFrame } from './card-frame.ts'
import { CardList } from './card-list.client.tsx'

interface ProductCardsProps extends Omit<ComponentProps<typeof CardList>, 'cards' | 'frame'> {
  items: readonly ListingItem[]
  input: CardInput
}

/** Product cards as a list (spec §3, Listing item): a grid, a row or the slides of a carousel. */
export function ProductCards({ items, input, ...list }: ProductCardsProps) {
  return (
    <CardList
      cards={items.map((item) => cardOf(item, input))}
      frame={cardFrame(input.t, input.market.currencyId, input.language)}
      {...list}
    />
  )
}

function cardOf(item: ListingItem, input: CardInput): CardFacts {
  const facts = cardFacts(item, input)
  if (facts.photo) return facts
  return { ...facts, placeholder: <MissingPicture label={input.t('product:noPhoto', { name: item.title })} /> }
}
