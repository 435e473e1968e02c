/** Where a word of a query was found. */
export const PLACES = ['head', 'name', 'calledSo', 'maker', 'category', 'attribute', 'vendor', 'description'] as const

export type Place = (typeof PLACES)[number]

/** How a word was found: as typed or in another form, by a synonym, at the beginning of a longer word, by forgiving a slip. */
export const MANNERS = ['form', 'synonym', 'beginning', 'typo'] as const

export type Manner = (typeof MANNERS)[number]

/**
 * What one word of a query is worth in a product, by the best place it was found in. The sum over the words is the product's relevance
 * (GAP-64); among equals bestsellers come first, then the newest. The only table of ranking: a number changed here changes the order.
 */
export const WORTH: Readonly<Record<Place, Readonly<Record<Manner, number>>>> = {
  /** The first word of the product's own name says what it is; a lamp with a green shade is no shade. */
  head: { form: 40, synonym: 34, beginning: 20, typo: 10 },
  /** In the product's own name. */
  name: { form: 32, synonym: 26, beginning: 16, typo: 8 },
  /** A style, material, colour or era called just so: as good as an adjective in the name. */
  calledSo: { form: 32, synonym: 26, beginning: 12, typo: 6 },
  /** Manufacturer and designer. */
  maker: { form: 28, synonym: 22, beginning: 14, typo: 7 },
  /** A category called just so, and without children: "Desks", not "Desk lamps" or "Furniture". */
  category: { form: 24, synonym: 18, beginning: 12, typo: 6 },
  /** Part of the name of a category, style, material, colour, era or classification. */
  attribute: { form: 20, synonym: 16, beginning: 10, typo: 5 },
  /** Vendors are called "Lamps & Co" and sell mirrors. */
  vendor: { form: 12, synonym: 8, beginning: 6, typo: 3 },
  description: { form: 4, synonym: 3, beginning: 2, typo: 1 },
}

export const HIGHEST_WORTH = Math.max(...PLACES.flatMap((place) => Object.values(WORTH[place])))
