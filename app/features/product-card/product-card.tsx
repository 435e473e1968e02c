import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { PageInput } from '../../page.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import { Card } from './card.client.tsx'
import { cardFacts } from './card-facts.ts'

interface ProductCardProps {
  item: ListingItem
  input: Pick<PageInput<unknown>, 'language' | 't' | 'now'>
  /** Its photo is the LCP element: fetched with high priority. @default false */
  isFirst?: boolean
}

/** A product card in a grid or a row (spec §3, Listing item). */
export function ProductCard({ item, input, isFirst = false }: ProductCardProps) {
  const facts = { ...cardFacts(item, input), ...(isFirst && { isFirst }) }
  if (facts.photo) return <Card {...facts} />
  return (
    <Card {...facts}>
      <MissingPicture label={input.t('product:noPhoto', { name: item.title })} />
    </Card>
  )
}
