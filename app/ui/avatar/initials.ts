/** The first letters of the first and the last word of a name, in capitals. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  return shown.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('')
}
