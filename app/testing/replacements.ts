// Responses of the shop API of which one value is another.

/** What stands for a value: a word that nobody knows, another type, null and nothing. */
export const WRONG = ['a-word-of-next-year', 987_654.5, null, undefined] as const

type Place = readonly (string | number)[]

/** Paths to every value of a response, of all rows of a list alike once, by their text: `data.items.*.name`. */
export function placesOf(node: unknown, path: Place = [], places = new Map<string, Place>()): ReadonlyMap<string, Place> {
  if (typeof node !== 'object' || node === null) return places
  for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
    const place = [...path, key]
    const text = textOf(place)
    if (!places.has(text)) places.set(text, place)
    placesOf(Reflect.get(node, key), place, places)
  }
  return places
}

/** A copy with another value at a place; undefined: none, of a row null. */
export function replaced(json: unknown, path: Place, value: unknown): unknown {
  const copy = structuredClone(json)
  const holder = path.slice(0, -1).reduce<object>((node, key) => Reflect.get(node, key) as object, copy as object)
  if (value === undefined && !Array.isArray(holder)) Reflect.deleteProperty(holder, path.at(-1) ?? '')
  else Reflect.set(holder, path.at(-1) ?? '', value ?? null)
  return copy
}

function textOf(path: Place): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')
}
