import type { Mends } from './mends.ts'

interface Issue {
  path: readonly PropertyKey[]
  message?: string
  /** Of a union: the issues of each option. */
  errors?: readonly (readonly Issue[])[]
}

/** The strict schema of a response: zod's, or its compiled form in the worker. */
export interface StrictSchema<Data = unknown> {
  safeParse: (json: unknown) => { success: true; data: Data } | { success: false; error: { issues: readonly Issue[] } }
}

/** A response as read. Paths have `*` for rows and never a value. */
export type ReadResult<Data = unknown> = { ok: true; data: Data; mended: readonly string[] } | { ok: false; path: string; message: string }

/** A response with more wrong places than that is not worth the time: each costs one more parse. */
const MAX_MENDS = 300

type Node = Record<PropertyKey, unknown>
type Path = readonly PropertyKey[]

/**
 * Reads a response by its strict schema and mends what does not parse: a bad row is dropped, an optional or nullable part is absent, a word that
 * nobody knows is `unknown`. A well-formed response is parsed once and nothing more. @param json is left as it is
 */
export function readTolerantly<Data>(schema: StrictSchema<Data>, mendsOf: () => Mends, json: unknown): ReadResult<Data> {
  let result = schema.safeParse(json)
  if (result.success) return { ok: true, data: result.data, mended: [] }
  const mends = mendsOf()
  const root = { json: structuredClone(json) }
  const mended = new Set<string>()
  let standIns: { place: Path; value: string | number }[] = []
  for (let mendsLeft = MAX_MENDS; !result.success; mendsLeft--) {
    // The first one alone: compiled schemas tell no other, and in their order a row that is dropped moves no stand-in.
    const { path, message } = placeOf(result.error.issues[0] ?? { path: [] })
    const done = mendsLeft > 0 ? mendAt(root, mends, path) : null
    if (!done) return { ok: false, path: textOf(path), message }
    mended.add(textOf(path))
    // Those in a row that is dropped, or in what is replaced, are gone with it.
    standIns = standIns.filter(({ place }) => !done.place.every((key, at) => place[at] === key))
    if (done.standIn !== undefined) standIns.push({ place: done.place, value: done.standIn })
    result = schema.safeParse(root.json)
  }
  for (const { place, value } of standIns) setAt(result.data, place, value)
  return { ok: true, data: result.data, mended: [...mended] }
}

/** The deepest place of an issue: zod tells that of a union, and in it the issues of each option. */
function placeOf({ path, message = '', errors = [] }: Issue): { path: Path; message: string } {
  const inner = errors.map(([first]) => first).find((first) => first !== undefined && first.path.length > 0)
  if (!inner) return { path, message }
  const deeper = placeOf(inner)
  return { path: [...path, ...deeper.path], message: deeper.message }
}

/** Mends the innermost place around an issue that can be mended. null: none can. */
function mendAt(root: { json: unknown }, mends: Mends, path: Path): { place: Path; standIn?: string | number } | null {
  const nodes: (Mends | undefined)[] = [mends]
  for (const key of path) {
    const last = nodes.at(-1)
    nodes.push(typeof key === 'number' ? last?.rows : last?.parts?.[String(key)])
  }
  for (let depth = path.length; depth >= 1; depth--) {
    const place = path.slice(0, depth)
    const holder = valueAt(root.json, place.slice(0, -1))
    const node = nodes[depth]
    if (!node || !isNode(holder)) continue
    const done = mendPlace(holder, path[depth - 1] ?? '', node, depth === path.length)
    if (done) return { place, ...done }
  }
  return null
}

/** @param isWrong the value itself is wrong, not a part of it. @returns what is to stand there at the end, if another value; null: not mended */
function mendPlace(holder: Node, key: PropertyKey, node: Mends, isWrong: boolean): { standIn?: string | number } | null {
  const value = holder[key]
  if (node.isRow && Array.isArray(holder)) {
    holder.splice(Number(key), 1)
    return {}
  }
  if (node.isOptional && value !== undefined) {
    delete holder[key]
    return {}
  }
  if (node.as !== undefined && !isSame(value, node.as)) {
    holder[key] = structuredClone(node.as)
    return {}
  }
  if (!isWrong) return null
  if (node.standIn && value !== node.standIn.meanwhile) {
    holder[key] = node.standIn.meanwhile
    return { standIn: node.standIn.value }
  }
  if (node.only && isNode(value)) {
    const others = Object.keys(value).filter((each) => !node.only?.includes(each))
    for (const other of others) delete value[other]
    return others.length > 0 ? {} : null
  }
  if (node.parts && !node.isWhole && !isObject(value)) {
    holder[key] = {}
    return {}
  }
  return null
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const isObject = (value: unknown) => isNode(value) && !Array.isArray(value)
const isSame = (value: unknown, as: unknown) => value === as || (Array.isArray(value) && Array.isArray(as) && value.length === 0)

function valueAt(node: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
}

function setAt(node: unknown, path: Path, value: string | number): void {
  const holder = valueAt(node, path.slice(0, -1))
  if (isNode(holder)) holder[path.at(-1) ?? ''] = value
}

function textOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.')
}
