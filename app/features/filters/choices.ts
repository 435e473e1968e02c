import { capitalised } from '../../domain/capitalised.ts'
import { cache } from 'react'
import { FACETS, type ListFacet } from '../../domain/search/facets.ts'
import type { Language } from '../../domain/language.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { REFERENCE_LISTS } from '../../reference/reference.ts'

/** One value that a list filter offers. */
interface FilterChoice {
  id: number
  name: string
  /** The choice it belongs under; missing at the top and in lists without levels. */
  parentId?: number
}

/** A value with its hits under the other filters (EXT-02); undefined if they were not counted. */
export interface CountedChoice extends FilterChoice {
  hits?: number | undefined
}

/** The choices of a filter as its form has them. */
export interface OfferedChoices {
  /** Query key. */
  name: string
  choices: readonly CountedChoice[]
  /** Ids that the address names. */
  chosen: readonly number[]
}

/** A row of a reference list; makers are called the same in every language. */
type Row = { id: number; parentId?: number | null } & ({ translation: string } | { name: string })

function toChoice(row: Row): FilterChoice {
  const { id, parentId = null } = row
  return { id, name: 'name' in row ? row.name : capitalised(row.translation), ...(parentId !== null && { parentId }) }
}

function choicesIn(list: keyof typeof REFERENCE_LISTS, language: Language): readonly FilterChoice[] {
  const rows: readonly Row[] = REFERENCE_LISTS[list](language)
  return rows.map(toChoice)
}

/**
 * What a list filter offers, in the order of its reference list, with the hits of each. Made once for a page: its menu and the dialog with
 * all filters share it, so it travels once.
 */
export const choicesOf = cache((facet: ListFacet, language: Language, facets: Facets | null): readonly CountedChoice[] => {
  const hits = hitsOf(facets, facet)
  return choicesIn(FACETS[facet].choices, language).map((choice) => ({ ...choice, hits: hits(choice.id) }))
})

/** Name of a value; also of colours that the filter does not offer but an address may hold (GAP-132). */
export function choiceName(facet: ListFacet, id: number, language: Language): string | undefined {
  const row = FACETS[facet]
  return choicesIn('names' in row ? row.names : row.choices, language).find((choice) => choice.id === id)?.name
}

/** Hits of a choice by its id. */
export function hitsOf(facets: Facets | null, facet: ListFacet): (id: number) => number | undefined {
  if (!facets) return () => undefined
  const counts = new Map(facets.lists[facet].map(({ id, count }) => [id, count]))
  return (id) => counts.get(id) ?? 0
}
