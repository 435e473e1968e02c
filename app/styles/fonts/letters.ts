// The characters of the font files. fonts.css has the rare ones as `unicode-range`.

/** What titles, headings and prices of our three languages are written with; the arrow is the banners'. */
export const OUR_LETTERS = [range(0x20, 0x7e), '\u00a0¡¿ÁáÉéÍíÑñÓóÚúÜü', 'ĄąĆćĘęŁłŃńŚśŹźŻż', '–—‘’“”„…€×→\u2009\u202f'].join('')

/** The rest of what is printed: Latin-1, names of makers (ů ř š …), typography, currency, arrows. */
export const RARE_LETTERS = Array.from([range(0xa1, 0xff), 'ČčĎďĚěŇňŘřŠšŤťŮůŽžŐőŰűĞğİıŞşŒœĂăȘșȚț', '‐‑‚†•‰′″‹›₺←↑↓↗−√≈≠≤≥✓'].join(''))
  .filter((letter) => !OUR_LETTERS.includes(letter))
  .join('')

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
