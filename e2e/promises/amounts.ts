/** An amount of money as pages write it, in minor units; null: it is none. The last mark before two digits is the decimal mark. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s  ]/g, '')
  const [, whole, minor = '00'] = /^([\d.,]*?\d)(?:[.,](\d\d))?$/.exec(plain) ?? []
  if (whole === undefined) return null
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(minor)
}

/** Longest amount in HTML, with comments of React in it. */
const LONGEST = 32

/** Amounts before a currency's sign, in minor units. It searches and slices: a regular expression over a page of 150 kB takes k6 milliseconds. */
export function amountsIn(html: string, symbol: string): number[] {
  const found: number[] = []
  for (let at = html.indexOf(symbol); at >= 0; at = html.indexOf(symbol, at + 1)) {
    const before = html.slice(Math.max(0, at - LONGEST), at).replaceAll('<!-- -->', '')
    const minor = readAmount(/(?:\d[\d.,\s\u00a0\u202f]*)?$/.exec(before)?.[0] ?? '')
    if (minor !== null) found.push(minor)
  }
  return found
}

/** In minor units, so that amounts can be compared. */
export function minorOf(amount: number): number {
  return Math.round(amount * 100)
}
