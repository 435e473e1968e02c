// Parsers of fault arguments. They throw a RangeError that says what is wrong.

/** How the argument of a kind is read. */
export interface Argument<A> {
  /** For people. */
  means: string
  /** As it would be written, when it is left out. */
  usual: string
  read: (text: string) => A
}

/** A whole number with its bounds. */
export function whole(means: string, usual: number, [lowest, highest]: readonly [number, number]): Argument<number> {
  return { means: `${means}, ${lowest} to ${highest}`, usual: String(usual), read: (text) => wholeNumber(text, lowest, highest) }
}

/** `<median ms>/<sigma>` of a lognormal distribution. */
export const spread: Argument<{ median: number; sigma: number }> = {
  means: 'median in ms / sigma',
  usual: '300/0.6',
  read(text) {
    const [, median, sigma] = /^(\d{1,5})\/(\d(?:\.\d{1,3})?)$/.exec(text) ?? []
    if (median === undefined || sigma === undefined) throw new RangeError(`must be a median in ms and a sigma, as 300/0.6, not "${text}"`)
    return { median: Number(median), sigma: Number(sigma) }
  },
}

/** `<path>=<JSON>`: the path in the response and the new value. */
export const replacement: Argument<{ path: readonly string[]; value: unknown }> = {
  means: 'path in the answer = JSON, as data.promoBar=[]',
  usual: 'data=null',
  read(text) {
    const [, path, json] = /^([\w.-]+)=(.+)$/s.exec(text) ?? []
    if (path === undefined || json === undefined || path.includes('__proto__')) {
      throw new RangeError(`must be a path and JSON, as data.promoBar=[], not "${text}"`)
    }
    try {
      return { path: path.split('.'), value: JSON.parse(json) }
    } catch {
      throw new RangeError(`"${json}" is no JSON`)
    }
  },
}

/** Of a kind that takes none. */
export const nothing: Argument<null> = {
  means: '',
  usual: '',
  read(text) {
    if (text !== '') throw new RangeError('takes no argument')
    return null
  },
}

function wholeNumber(text: string, lowest: number, highest: number): number {
  const number = Number(text)
  if (!/^\d{1,9}$/.test(text) || number < lowest || number > highest) {
    throw new RangeError(`must be a whole number from ${lowest} to ${highest}, not "${text}"`)
  }
  return number
}
