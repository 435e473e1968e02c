import { agree, type Gender, isAdjective } from './grammar.ts'

/** Form of a kind in a title: "klubowy", "z szufladą", ", komplet 6 sztuk", "„Tatry”". */
export type KindPlace = 'adjective' | 'follows' | 'after-comma' | 'quoted'

const PREPOSITIONS = new Set(['z', 'ze', 'na', 'o', 'w', 'we', 'do', 'dla', 'po', 'nad', 'pod', 'bez', 'ku'])
const ADVERBS = new Set(['ręcznie', 'bogato'])
/** Words that apply only to old products. */
const OF_OLD_THINGS = /oryginaln|po renowacji|po przeglądzie|po wymianie|nową tapicerką|przerobiony|sprawny|kolekcjonerski/

/** A kind inflected for the noun's gender, with its position in the title. */
export function renderKind(kind: string, gender: Gender): { text: string; place: KindPlace } {
  const [first = '', second = '', ...rest] = kind.split(' ')
  if (/^\p{Lu}/u.test(kind)) return { text: `„${kind}”`, place: 'quoted' }
  if (PREPOSITIONS.has(first)) return { text: kind, place: 'follows' }
  if (ADVERBS.has(first)) return { text: [first, agree(second, gender), ...rest].join(' '), place: 'adjective' }
  if (isAdjective(first)) return { text: kind.replace(first, agree(first, gender)), place: 'adjective' }
  return { text: kind, place: 'after-comma' }
}

/** Kinds that apply to a product: a new one has no original patina. */
export function kindsFor(kinds: readonly string[], isNew: boolean): readonly string[] {
  return isNew ? kinds.filter((kind) => !OF_OLD_THINGS.test(kind)) : kinds
}

/** Whether the kind says that the product was renewed. */
export function saysRenewed(kind: string | null): boolean {
  return kind !== null && /po renowacji|nową tapicerką|po wymianie/.test(kind)
}
