/** Field in which a query's word matches. */
export const PLACES = ['head', 'name', 'calledSo', 'maker', 'category', 'attribute', 'vendor', 'description'] as const

export type Place = (typeof PLACES)[number]

/** Match type: an exact or inflected form, a synonym, a prefix, or a typo. */
export const MANNERS = ['form', 'synonym', 'beginning', 'typo'] as const

export type Manner = (typeof MANNERS)[number]

/**
 * Relevance weight of a query's word in a product, by its best field. A product's relevance is the sum over the words (GAP-64); ties are
 * sorted by bestseller, then newest. This is the only ranking table: a changed number changes the order.
 */
export const WORTH: Readonly<Record<Place, Readonly<Record<Manner, number>>>> = {
  /** The head noun of the product's own name; a lamp with a green shade is not a shade. */
  head: { form: 40, synonym: 34, beginning: 20, typo: 10 },
  /** In the product's own name. */
  name: { form: 32, synonym: 26, beginning: 16, typo: 8 },
  /** A style, material, colour or era named by the word alone: as relevant as an adjective in the name. */
  calledSo: { form: 32, synonym: 26, beginning: 12, typo: 6 },
  /** Manufacturer and designer. */
  maker: { form: 28, synonym: 22, beginning: 14, typo: 7 },
  /** A leaf category named by the word alone: "Desks", not "Desk lamps" or "Furniture". */
  category: { form: 24, synonym: 18, beginning: 12, typo: 6 },
  /** Part of the name of a category, style, material, colour, era or classification. */
  attribute: { form: 20, synonym: 16, beginning: 10, typo: 5 },
  /** Low, because vendors called "Lamps & Co" also sell mirrors. */
  vendor: { form: 12, synonym: 8, beginning: 6, typo: 3 },
  description: { form: 4, synonym: 3, beginning: 2, typo: 1 },
}

export const HIGHEST_WORTH = Math.max(...PLACES.flatMap((place) => Object.values(WORTH[place])))
