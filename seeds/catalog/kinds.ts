import { agree, type Gender, isAdjective } from './grammar.ts'

/** How a kind stands in a title: "klubowy", "z szufladą", ", komplet 6 sztuk", "„Tatry”". */
export type KindPlace = 'adjective' | 'follows' | 'after-comma' | 'quoted'

const PREPOSITIONS = new Set(['z', 'ze', 'na', 'o', 'w', 'we', 'do', 'dla', 'po', 'nad', 'pod', 'bez', 'ku'])
const ADVERBS = new Set(['ręcznie', 'bogato'])
/** Words that only an old thing can bear. */
const OF_OLD_THINGS = /oryginaln|po renowacji|po przeglądzie|po wymianie|nową tapicerką|przerobiony|sprawny|kolekcjonerski/

/** A kind in the form that goes with the noun's gender, and where it belongs. */
export function renderKind(kind: string, gender: Gender): { text: string; place: KindPlace } {
  const [first = '', second = '', ...rest] = kind.split(' ')
  if (/^\p{Lu}/u.test(kind)) return { text: `„${kind}”`, place: 'quoted' }
  if (PREPOSITIONS.has(first)) return { text: kind, place: 'follows' }
  if (ADVERBS.has(first)) return { text: [first, agree(second, gender), ...rest].join(' '), place: 'adjective' }
  if (isAdjective(first)) return { text: kind.replace(first, agree(first, gender)), place: 'adjective' }
  return { text: kind, place: 'after-comma' }
}

/** The kinds that a thing can bear: a new one has no original patina. */
export function kindsFor(kinds: readonly string[], isNew: boolean): readonly string[] {
  return isNew ? kinds.filter((kind) => !OF_OLD_THINGS.test(kind)) : kinds
}

/** Whether the kind itself says that the thing was renewed. */
export function saysRenewed(kind: string | null): boolean {
  return kind !== null && /po renowacji|nową tapicerką|po wymianie/.test(kind)
}
