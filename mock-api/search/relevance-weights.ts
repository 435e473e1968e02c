/** Field in which a query's word matches. */
export const FIELDS = ['head', 'name', 'material', 'exactName', 'maker', 'category', 'attribute', 'description'] as const

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
  /** A material named by the word alone, or above it: before an adjective in the name, which may be of the legs. */
  material: { form: 36, synonym: 35, prefix: 12, typo: 6 },
  /** A style, colour or era named by the word alone: as relevant as an adjective in the name. */
  exactName: { form: 32, synonym: 26, prefix: 12, typo: 6 },
  /** Manufacturer and designer: what one made before what is only called so. */
  maker: { form: 33, synonym: 22, prefix: 14, typo: 7 },
  /** A leaf category named by the word alone: "Desks", not "Desk lamps" or "Furniture". */
  category: { form: 24, synonym: 18, prefix: 12, typo: 6 },
  /** Part of the name of a category, style, material, colour, era or classification. */
  attribute: { form: 20, synonym: 16, prefix: 10, typo: 5 },
  description: { form: 4, synonym: 3, prefix: 2, typo: 1 },
}

/** Relevance weights of a word that names a kind of product (by the reference list of categories), by category and beginning of the name. */
export const KIND_WEIGHTS = {
  /** Of the kind, and its name begins with the word. */
  kindByHead: 60,
  /** Called as typed, where the words lead to a kind only through a synonym or a noun. */
  ownHead: 58,
  /** Of the kind, and its name begins with a synonym. */
  kindBySynonym: 55,
  /** Of the kind: armchairs before a garden chair with the word in its name. */
  kind: 52,
  /** Of a kind within, and its name begins with the word: a bar chair for "chair". */
  subkindByHead: 48,
  subkindBySynonym: 46,
  subkind: 44,
} as const

/** A word that names a material and, itself or as a synonym, is in the name: "skórzany" of leather, not of imitation leather. */
export const NAMED_MATERIAL_WEIGHT = 38

/** A word with a digit in the name: a model is meant before all else. */
export const MODEL_WEIGHT = 70
/** The same with the model split or joined otherwise than typed. */
export const RESPELLED_MODEL_WEIGHT = 66

/** What a name says before what a product lacks. Names are in Polish. */
export const SAYS_WITHOUT = 'bez'

/** Relevance weights of what numbers mean, and conditions, prices and other values that words mean. Bounds hold or do not. */
export const FACT_WEIGHTS = {
  bounds: 1,
  exactSize: 40,
  closeSize: 12,
  set: 44,
  likeSet: 24,
  year: 40,
  years: 24,
  value: 26,
  saidWithout: 32,
} as const

/** How far a kind of evidence is trusted: what of a query a product has by it is likely meant. */
export const TRUST = {
  unmatched: 0,
  set: 1,
  size: 2,
  description: 2,
  years: 4,
  name: 6,
  value: 6.5,
  maker: 7,
  kind: 8,
  model: 10,
  price: 20,
} as const

export type Telling = keyof typeof TRUST

/** The most telling of all. */
export function mostTelling(all: readonly Telling[]): Telling {
  return all.reduce((a, b) => (TRUST[a] < TRUST[b] ? b : a), 'unmatched')
}

/** Of fewer products than one in so many a word of their names alone is telling. */
const RARE = 100

/**
 * What a concept is worth where not all can be had: its trust times its rarity, the logarithm that BM25 has.
 * @param count products that have it @param total products that there are
 */
export function evidenceOf(telling: Telling, count: number, total: number): number {
  return TRUST[telling] * Math.log(1 + (total - count + 0.5) / (count + 0.5))
}

/** Whether a concept may be what is left of a query: a word that only descriptions have says too little. */
export function saysEnough(telling: Telling, count: number, total: number): boolean {
  return telling === 'name' ? count * RARE <= total : TRUST[telling] >= TRUST.value
}

/** Fields of values that a word names by itself. */
export const VALUE_FIELDS: readonly string[] = ['material', 'exactName', 'maker'] satisfies Field[]

/** How telling a word is that is in a field of some product. */
const TELLING_OF_FIELD: Readonly<Record<Field, Telling>> = {
  head: 'name',
  name: 'name',
  material: 'value',
  exactName: 'value',
  maker: 'maker',
  category: 'value',
  attribute: 'value',
  description: 'description',
}

/** Where words can match: all of them in one of the fields. */
export interface Place {
  place: Field | 'phrase'
  fields: readonly Field[]
  weights: Readonly<Record<MatchType, number>>
  /** Weight of a model. */
  model?: number
  telling: Telling
}

/** Places of one word. */
export const WORD_PLACES: readonly Place[] = FIELDS.map((field) => {
  const model = field === 'name' ? { model: MODEL_WEIGHT } : {}
  return { place: field, fields: [field], weights: WEIGHTS[field], telling: TELLING_OF_FIELD[field], ...model }
})

const LISTED: readonly Field[] = ['name', 'material', 'exactName', 'maker', 'category', 'attribute']

/** Places of a phrase of several words: in the name, in name or lists, anywhere. */
export const PHRASE_PLACES: readonly Place[] = [
  {
    place: 'phrase',
    fields: ['name'],
    weights: { ...WEIGHTS.head, synonym: WEIGHTS.name.synonym },
    model: RESPELLED_MODEL_WEIGHT,
    telling: 'name',
  },
  { place: 'attribute', fields: LISTED, weights: WEIGHTS.attribute, telling: 'value' },
  { place: 'description', fields: [...LISTED, 'description'], weights: WEIGHTS.description, telling: 'description' },
]
