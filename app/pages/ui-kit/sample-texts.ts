// What the samples say. This page is for developers and has no translations.

/** A sentence that is longer than any place for it. */
export const LONG =
  'Dwudziestoczteroosobowa komoda z najprawdziwszego palisandru rio, odrestaurowana w pracowni konserwatorskiej w Konstancinie-Jeziornie'

/** A word that does not break by itself. */
export const LONG_WORD = 'Konstantynopolitańczykowianeczkówna'

/** A picture that needs no server: two grounds and a line. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800"><path fill="tan" d="M0 0h640v800H0z"/><path fill="peru" d="M0 560h640v240H0z"/></svg>',
)}`
