// Texts of the samples. This page is for developers and has no translations.

/** A sentence too long for any container. */
export const LONG =
  'Dwudziestoczteroosobowa komoda z najprawdziwszego palisandru rio, odrestaurowana w pracowni konserwatorskiej w Konstancinie-Jeziornie'

/** A word without break opportunities. */
export const LONG_WORD = 'Konstantynopolitańczykowianeczkówna'

/** A data-URL picture: two colours and a line. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800"><path fill="tan" d="M0 0h640v800H0z"/><path fill="peru" d="M0 560h640v240H0z"/></svg>',
)}`
