// Endings of Polish nouns and adjectives, folded, longest first. Stems are compared with stems only, so stripping too much harms only when
// it makes two different words equal.
const ENDINGS =
  'iego iemu iami iach owie ego emu ymi imi ami ach iom iem owi iej ych ich ow om em ym im ej ie ia ii iu io a e i o u y'.split(' ')
const SHORTEST_STEM = 3
const SHORTEST_WITHOUT_FLEETING_E = 4
/** Vowel alternation (krzeseł/krzesło, okien/okno): an e between the last consonants is dropped. */
const FLEETING_E = /([b-df-hj-np-tv-z])i?e([b-df-hj-np-tv-z])$/

/** Light stem of a folded word: lampa, lampy, lampami -> lamp; krzesło, krzeseł -> krzesl (EXT-04). Words with digits stay unchanged. */
export function polishStem(word: string): string {
  if (/\d/.test(word)) return word
  const ending = endingOf(word)
  const stem = ending ? word.slice(0, -ending.length) : word
  const short = stem.replace(FLEETING_E, '$1$2')
  return short.length >= SHORTEST_WITHOUT_FLEETING_E ? short : stem
}

/** The ending that the stem of a folded word omits, if any. */
export function endingOf(word: string): string | undefined {
  return ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
}

const LAST_CONSONANTS = /([b-df-hj-np-tv-z])([b-df-hj-np-tv-z])$/

/** The folded word with the e that only its other forms drop: stolk -> stolek. Null if it ends otherwise. */
export function withFleetingE(word: string): string | null {
  return LAST_CONSONANTS.test(word) ? word.replace(LAST_CONSONANTS, '$1e$2') : null
}
