// Letters that have no Unicode decomposition into a base letter and a mark.
const UNDECOMPOSED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Lower case without marks: "Łóżko dębowe" -> "lozko debowe". Used by slugs and by search, for texts and queries alike. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
}

/** Slug of a name: folded, every run of other characters one hyphen, none at the ends (GAP-55). */
export function slugify(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
