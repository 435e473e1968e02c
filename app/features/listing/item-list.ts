import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Thing } from '../../ui/structured-data/structured-data.tsx'

/** The things of a listing for search engines: schema.org's ItemList of a summary page, which names the address of each. */
export function itemList(items: readonly ListingItem[], origin: string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ href }, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + href })),
  }
}
