// Changes JSON at random places, as a shop API with faults would.

type Random = () => number
type Json = unknown

/** Values that are wrong in most places and right in some. */
const VALUES: readonly Json[] = [
  null,
  true,
  false,
  '',
  'x',
  'PLN',
  'pl',
  'PUBLISHED',
  'STANDARD',
  '00-950',
  '😀'.repeat(70),
  'x'.repeat(300),
  '7',
  ' Łódź ',
  '526-104-08-28',
  '2026-11-23 08:00:00',
  '2026-13-01 08:00:00',
  '2026-11-23T08:00:00Z',
  'Europe/Warsaw',
  'Mars/Olympus',
  'q3bKx0cJ2o8Vt5yQ1mWzR7uE9aSdF4gH',
  0,
  -0,
  1,
  2,
  3,
  -1,
  0.5,
  99,
  101,
  3651,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Infinity,
  -Infinity,
  [],
  {},
  [null],
  [[]],
  { id: 1 },
  [1, 2, 3, 4, 5],
  ['x'],
  [{}],
]

/** Keys that no schema has, or that every object has. */
const KEYS = ['other', 'constructor', 'toString', '__proto__', 'items', 'id', 'langId', 'data']

/** A place of a document: an object or array, and a key of it. */
interface Place {
  node: Record<string, Json> | Json[]
  key: string
}

/** A copy of a document with one to three changes. */
export function mutatedJson(document: Json, random: Random): Json {
  const root = { document: structuredClone(document) }
  for (let changes = pick([1, 1, 2, 3], random); changes > 0; changes--) change(placesOf(root), random)
  return root.document ?? null
}

function change(places: readonly Place[], random: Random): void {
  if (places.length === 0) return
  const { node, key } = pick(places, random)
  const value = Reflect.get(node, key)
  const other = pick(places, random)
  const changes: readonly (() => void)[] = [
    () => Reflect.deleteProperty(node, key),
    () => set(node, key, null),
    () => set(node, key, anyValue(random)),
    () => set(node, key, anyValue(random)),
    () => set(node, key, structuredClone(Reflect.get(other.node, other.key))),
    () => set(node, key, [value]),
    () => set(node, key, { ...(typeof value === 'object' ? value : {}), nested: value }),
    () =>
      set(node, key, typeof value === 'number' ? pick([-value, value + 0.5, value * 1e9, String(value)], random) : JSON.stringify(value)),
    () => Array.isArray(value) && set(node, key, [...value, ...value].slice(0, pick([0, 1, 3, 5, 50], random))),
    () => Array.isArray(value) && set(node, key, [...value, anyValue(random)]),
    () => typeof value === 'object' && value !== null && set(value, pick(KEYS, random), anyValue(random)),
    () => {
      Reflect.deleteProperty(node, key)
      set(node, pick([...KEYS, key.toUpperCase()], random), value)
    },
  ]
  pick(changes, random)()
}

/** As JSON.parse does: `__proto__` is a key like any other. */
function set(node: object, key: string, value: Json): void {
  if (Array.isArray(node)) node[Number(key) || 0] = value
  else Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true })
}

function placesOf(node: Json): Place[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => [{ node: node as Place['node'], key }, ...placesOf(value)])
}

function anyValue(random: Random): Json {
  return structuredClone(pick(VALUES, random))
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item
}
