// What stands for the parts of a response that do not parse, derived from the contract's schemas: at build for the worker, else when a response
// is first wrong. The schemas themselves stay strict, for the mock and for requests.
import type { core, z } from 'zod'
import { CURRENCY_IDS } from '../../domain/market.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { UNKNOWN } from '../../domain/unknown-word.ts'
import { isUnmended, standInOf } from './unmended.ts'

/** How a place of a response is mended. Plain JSON; a place without a row of it fails what it is a part of. */
export interface Mends {
  /** A row of a list: it is dropped. */
  isRow?: true
  /** An optional key: it is absent. */
  isOptional?: true
  /** What stands for a value that does not parse: null, no rows, no text, false. */
  as?: null | '' | false | readonly []
  /** What stands for a value that does not parse, such as `unknown` for a word; until all has parsed `meanwhile` stands there. */
  standIn?: { value: string | number; meanwhile: string | number }
  /** Keys of an object. What is no object is read as one without keys, unless `isWhole`. */
  parts?: Readonly<Record<string, Mends>>
  isWhole?: true
  /** The keys that an object may have, where others are refused. */
  only?: readonly string[]
  /** Rows of a list. */
  rows?: Mends
}

type Schema = core.$ZodType
type Def = core.$ZodTypes['_zod']['def']

interface Place {
  call: string
  /** Below `data`, such as `items.*.name`. */
  path: string
  /** Whether a row around it is dropped when it fails. */
  isInRow: boolean
}

/** Words that no screen can do without: a sum has a currency, a text a language. */
const NEVER_UNKNOWN: readonly (readonly unknown[])[] = [CURRENCY_IDS, LANGUAGES]

/** The mends of a response. @param call operationId, for the list of what is not mended */
export function mendsOf(schema: Schema, call: string): Mends {
  return nodeOf(schema, { call, path: '', isInRow: false })
}

function nodeOf(schema: Schema, place: Place): Mends {
  const known = standInOf(place.call, place.path)
  const node = known ? { standIn: { meanwhile: known.value, ...known } } : ownMend(schema, place)
  if (!isUnmended(place.call, place.path)) return node
  const mends = withoutMend(node)
  return mends.parts ? { ...mends, isWhole: true } : mends
}

/** The definition that a schema was made from. */
function defOf(schema: Schema): Def {
  return (schema as z.ZodType).def as Def
}

function ownMend(schema: Schema, place: Place): Mends {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
      return { ...ownMend(def.innerType, place), isOptional: true }
    case 'nullable':
      return { ...withoutMend(ownMend(def.innerType, place)), as: null }
    case 'union':
      return unionMend(def.options, place)
    case 'boolean':
      return { as: false }
    case 'string':
      // A text with a form, such as an address or a token, has no stand-in; nor has one of a row, which is dropped.
      return place.isInRow || (def.checks ?? []).length > 0 || 'check' in def ? {} : { as: '' }
    case 'enum':
      return wordMend(Object.values(def.entries))
    case 'array':
      return { as: [], rows: rowMend(def.element, place) }
    case 'object':
      return objectMend(def, place)
    default:
      return {}
  }
}

function withoutMend({ parts, rows, only }: Mends): Mends {
  return { ...(parts && { parts }), ...(rows && { rows }), ...(only && { only }) }
}

function wordMend(words: readonly unknown[]): Mends {
  const isNever = NEVER_UNKNOWN.some((list) => words.every((word) => list.includes(word)))
  return isNever || typeof words[0] !== 'string' ? {} : { standIn: { value: UNKNOWN, meanwhile: words[0] } }
}

/** Null or no rows where an option is that; a plain text instead of an object says something of its own (spec §7: the empty cart). */
function unionMend(options: readonly Schema[], place: Place): Mends {
  const isOf = (type: string) => options.some(({ _zod: { def } }) => (def as Def).type === type)
  const [first, ...others] = options.filter(({ _zod: { def } }) => ['object', 'enum', 'array'].includes((def as Def).type))
  const inner = first && (others.length === 0 || !isOf('enum')) ? withoutMend(ownMend(first, place)) : {}
  if (isOf('null')) return { ...inner, as: null }
  return isOf('array') ? { ...inner, as: [] } : inner
}

function rowMend(element: Schema, place: Place): Mends {
  const path = place.path === '' ? '*' : `${place.path}.*`
  const isDropped = !isUnmended(place.call, path)
  return { ...withoutMend(ownMend(element, { ...place, path, isInRow: isDropped || place.isInRow })), ...(isDropped && { isRow: true }) }
}

function objectMend({ shape, catchall }: { shape: Readonly<Record<string, Schema>>; catchall?: Schema | undefined }, place: Place): Mends {
  const parts = Object.entries(shape).map(([key, part]) => {
    const isData = place.path === '' && key === 'data'
    const path = isData ? '' : place.path === '' ? key : `${place.path}.${key}`
    return [key, nodeOf(part, { ...place, path })] as const
  })
  const isClosed = catchall !== undefined && defOf(catchall).type === 'never'
  return { parts: Object.fromEntries(parts), ...(isClosed && { only: Object.keys(shape) }) }
}
