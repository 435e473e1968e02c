/** A word with a typing error: two neighbouring letters swapped, or one left out. Short words stay correct. */
export function typo(text: string, random: () => number): string {
  if (text.length < 5) return text
  const at = 1 + Math.floor(random() * (text.length - 3))
  const [one = '', two = ''] = [text[at], text[at + 1]]
  return text.slice(0, at) + (random() < 0.5 ? two + one : two) + text.slice(at + 2)
}
