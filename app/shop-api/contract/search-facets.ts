// Filters on the wire: each row of the facet table is a field of the search body and a field of the response's counts.
import { z } from '@hono/zod-openapi'
import {
  SEARCH_LIMITS,
  FACETS,
  type FacetKind,
  type FacetName,
  facetNames,
  isOfKind,
  type Unit,
  type WireKey,
} from '../../domain/search/facets.ts'

export const Ids = z.array(z.int().nonnegative().max(Number.MAX_SAFE_INTEGER)).max(SEARCH_LIMITS.ids)
const Bound = z.number().nonnegative().max(SEARCH_LIMITS.bound)
const Range = z.strictObject({ from: Bound.optional(), to: Bound.optional() })

const ValueCounts = z.array(z.object({ id: z.int(), count: z.int().nonnegative() }))
const RangeEnds = z.object({ min: z.number(), max: z.number() }).nullable()

/** Descriptions of filters, by unit. */
const UNIT_TEXTS: { [Name in Unit]?: Record<'field' | 'counts', string> } = {
  PLN: { field: 'Always PLN (GAP-20)', counts: 'Lowest and highest price in PLN' },
  days: { field: 'At most so many working days (GAP-66)', counts: 'Hits within # days' },
}

const FIELDS = { ids: Ids, range: Range, flag: z.boolean(), number: z.number().int().nonnegative() } as const satisfies Record<
  FacetKind,
  z.ZodType
>
const COUNTS = { ids: ValueCounts, range: RangeEnds, flag: z.int().nonnegative(), number: ValueCounts } as const satisfies Record<
  FacetKind,
  z.ZodType
>

type KindOf<Name extends FacetName> = (typeof FACETS)[Name]['kind']

/** Search-body fields, one per facet. */
export const FacetFields = byWireKey(fieldOf) as { [Name in FacetName as WireKey<Name>]: z.ZodOptional<(typeof FIELDS)[KindOf<Name>]> }

/** Count fields of the response, one per facet. */
export const FacetCounts = byWireKey(countsOf) as { [Name in FacetName as WireKey<Name>]: (typeof COUNTS)[KindOf<Name>] }

function byWireKey<Schema>(schemaOf: (facet: FacetName) => Schema): Record<string, Schema> {
  return Object.fromEntries(facetNames().map((facet) => [FACETS[facet].wire, schemaOf(facet)]))
}

function fieldOf(facet: FacetName) {
  const field = isOfKind(facet, 'number') ? FIELDS.number.max(FACETS[facet].max) : FIELDS[FACETS[facet].kind]
  return described(field.optional(), textsOf(facet)?.field)
}

function countsOf(facet: FacetName) {
  const numbers = isOfKind(facet, 'number') ? new Intl.ListFormat('en-GB').format(FACETS[facet].choices.map(String)) : ''
  return described(COUNTS[FACETS[facet].kind], textsOf(facet)?.counts.replace('#', numbers))
}

function textsOf(facet: FacetName) {
  const row = FACETS[facet]
  return 'unit' in row ? UNIT_TEXTS[row.unit] : undefined
}

function described(schema: z.ZodType, description: string | undefined): z.ZodType {
  return description === undefined ? schema : schema.openapi({ description })
}
