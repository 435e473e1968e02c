/** Field in which a query's word matches. */
export const FIELDS = ['head', 'name', 'exactName', 'maker', 'category', 'attribute', 'vendor', 'description'] as const

export type Field = (typeof FIELDS)[number]

/** Match type: an exact or inflected form, a synonym, a prefix, or a typo. */
export const MATCH_TYPES = ['form', 'synonym', 'prefix', 'typo'] as const

export type MatchType = (typeof MATCH_TYPES)[number]

/**
 * Relevance weight of a query's word in a product, by its best field. A product's relevance is the sum over the words (GAP-64); ties are
 * sorted by bestseller, then newest. This is the only ranking table: a changed number changes the order.
 */
export const WEIGHTS: Readonly<Record<Field, Readonly<Record<MatchType, number>>>> = {
  /** The head noun of the product's own name; a lamp with a green shade is not a shade. */
  head: { form: 40, synonym: 34, prefix: 20, typo: 10 },
  /** In the product's own name. */
  name: { form: 32, synonym: 26, prefix: 16, typo: 8 },
  /** A style, material, colour or era named by the word alone: as relevant as an adjective in the name. */
  exactName: { form: 32, synonym: 26, prefix: 12, typo: 6 },
  /** Manufacturer and designer. */
  maker: { form: 28, synonym: 22, prefix: 14, typo: 7 },
  /** A leaf category named by the word alone: "Desks", not "Desk lamps" or "Furniture". */
  category: { form: 24, synonym: 18, prefix: 12, typo: 6 },
  /** Part of the name of a category, style, material, colour, era or classification. */
  attribute: { form: 20, synonym: 16, prefix: 10, typo: 5 },
  /** Low, because vendors called "Lamps & Co" also sell mirrors. */
  vendor: { form: 12, synonym: 8, prefix: 6, typo: 3 },
  description: { form: 4, synonym: 3, prefix: 2, typo: 1 },
}

export const MAX_WEIGHT = Math.max(...FIELDS.flatMap((field) => Object.values(WEIGHTS[field])))
