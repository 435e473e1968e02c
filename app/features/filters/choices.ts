import { cache } from 'react'
import type { ListFacet } from '../../domain/search/facets.ts'
import type { Language } from '../../domain/language.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { categories, classifications, colors, manufacturers, materials, shortColors, styles } from '../../reference/reference.ts'

/** One value that a list filter offers. */
interface FilterChoice {
  id: number
  name: string
  /** The choice it belongs under; missing at the top and in lists without levels. */
  parentId?: number
}

/** A value with its hits under the other filters (EXT-02); undefined when nobody counted. */
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

interface Row {
  id: number
  translation: string
  parentId?: number | null
}

const toChoice = ({ id, translation, parentId = null }: Row): FilterChoice => ({
  id,
  name: capitalised(translation),
  ...(parentId !== null && { parentId }),
})

const CHOICES: Record<ListFacet, (language: Language) => readonly FilterChoice[]> = {
  classification: (language) => classifications(language).map(toChoice),
  categories: (language) => categories(language).map(toChoice),
  colors: (language) => shortColors(language).map(toChoice),
  materials: (language) => materials(language).map(toChoice),
  styles: (language) => styles(language).map(toChoice),
  manufacturer: () => manufacturers().map(({ id, name }) => ({ id, name })),
}

/**
 * What a list filter offers, in the order of its reference list, with the hits of each. Made once for a page: its menu and the dialog with
 * all filters share it, so it travels once.
 */
export const choicesOf = cache((facet: ListFacet, language: Language, facets: Facets | null): readonly CountedChoice[] => {
  const hits = hitsOf(facets, facet)
  return CHOICES[facet](language).map((choice) => ({ ...choice, hits: hits(choice.id) }))
})

/** Name of a value; also of colours that the filter does not offer but an address may hold (GAP-132). */
export function choiceName(facet: ListFacet, id: number, language: Language): string | undefined {
  const choices = facet === 'colors' ? colors(language).map(toChoice) : CHOICES[facet](language)
  return choices.find((choice) => choice.id === id)?.name
}

/** Hits of a choice by its id. */
export function hitsOf(facets: Facets | null, facet: ListFacet): (id: number) => number | undefined {
  if (!facets) return () => undefined
  const counts = new Map(facets.lists[facet].map(({ id, count }) => [id, count]))
  return (id) => counts.get(id) ?? 0
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
