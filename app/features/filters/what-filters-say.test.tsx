import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { saidBy } from '../../testing/said-by.ts'
import { testInput } from '../../testing/test-input.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterButtons } from './filter-buttons.client.tsx'
import { filtersPanel } from './filters-panel.tsx'
import { GroupFields } from './group-fields.tsx'
import { LazyChoices } from './lazy-choices.client.tsx'
import { type ListingView, listingView } from './listing-view.ts'

/** Of a listing in which nothing is counted. */
let view: ListingView
beforeAll(async () => {
  const { t, market } = await testInput({ params: {} })
  const filters = parseFilters(new URLSearchParams('colors=2,3'))
  view = listingView({ params: { filters }, market, language: 'pl', t }, (_language, params) => `/produkty${toQueryString(params.filters)}`)
})

/** What the dialog and each menu say; of each list of choices its beginning. */
async function said(): Promise<Record<string, string>> {
  const parts = await filtersPanel({ view, scope: {}, isEmpty: true }, { search: async () => Promise.reject(new Error('not asked')) })
  const beginning = (text: string) => text.replaceAll(/((?:^\[\d+\].*\n){3})(?:\[\d+\].*\n)*(?=\[\d+\])/gm, '$1…\n')
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, beginning(saidBy(renderToStaticMarkup(part)))]))
}

test('GAP-73: all that the dialog says', async () => {
  expect((await said())['filters']).toMatchInlineSnapshot(`
    "[/produkty]
    Sortowanie
    [/produkty?colors=2,3]Domyślnie
    [/produkty?colors=2,3&amp;sortOrder=newest&amp;sortDir=desc]Najnowsze
    [/produkty?colors=2,3&amp;sortOrder=price&amp;sortDir=desc]Cena: od najwyższej
    [/produkty?colors=2,3&amp;sortOrder=price&amp;sortDir=asc]Cena: od najniższej
    [/produkty?colors=2,3&amp;sortOrder=popular&amp;sortDir=desc]Najpopularniejsze
    Cena
    Cena
    Od
    PLN
    Do
    PLN
    [true]Cena do negocjacji
    [true]Tylko promocje
    Wymiary
    Szerokość
    Od
    cm
    Do
    cm
    Wysokość
    Od
    cm
    Do
    cm
    Głębokość
    Od
    cm
    Do
    cm
    Rodzaj
    [1]Vintage
    [2]Antyki
    [3]Współczesne
    Kategorie
    [145]Meble
    [3001]Stoły
    [3002]Stoliki kawowe
    …
    [3018]Lampy biurkowe
    Materiał
    [Szukaj materiału][Szukaj materiału]
    [1]Drewno
    [2]Dąb
    [3]Buk
    …
    [46]Bambus
    Nie ma takiego materiału
    Kolor
    2
    [1]Beżowy
    [2]Biały
    [6]Brązowy
    …
    [3]Kremowy
    Styl
    [1]Art deco
    [2]Bauhaus
    [3]Skandynawski
    …
    [27]Memphis
    Producent
    [Szukaj producenta][Szukaj producenta]
    [1]366 Concept
    [2]Alessi
    [3]Anglepoise
    …
    [205]Zsolnay
    Nie ma takiego producenta
    Czas wysyłki
    Czas wysyłki
    Dowolny
    [2]Do 2 dni
    [7]Do 7 dni
    [14]Do 14 dni
    [/produkty]Wyczyść wszystko
    Pokaż 0 produktów"
  `)
})

test('each menu ends with the button that applies it, apart from the orders, which are links', async () => {
  const { filters: _all, ...menus } = await said()
  const without = Object.entries(menus).filter(([, text]) => !text.endsWith('\nZastosuj'))
  expect(without.map(([name]) => name)).toEqual(['sort'])
})

test('FLT-28: what the dialogs say before their content has come, and where it does not', () => {
  expect(elementsOf(FilterBar({ view }), FilterButtons)[0]?.labels).toMatchInlineSnapshot(`
    {
      "all": "Wszystkie filtry",
      "asPage": "Otwórz filtry na stronie",
      "close": "Zamknij",
      "failed": "Nie udało się wczytać filtrów",
      "loading": "Wczytujemy filtry",
      "retry": "Spróbuj ponownie",
      "title": "Filtry",
    }
  `)
})

test('FLT-29: the badges say to a screen reader what they are, and what each removes', () => {
  expect(saidBy(renderToStaticMarkup(<ActiveFilters view={view} />))).toMatchInlineSnapshot(`
    "[Wybrane filtry]
    [/produkty?colors=3][Usuń filtr: Biały]Biały
    [/produkty?colors=2][Usuń filtr: Kremowy]Kremowy
    [/produkty]Wyczyść wszystko"
  `)
})

test('UIK-01: a list with levels knows what lies under what, and says which of them it opens', () => {
  let list = [GroupFields({ group: 'categories', view, facets: null })].flat()[0] as ReactElement
  while (list.type !== LazyChoices) list = (list.type as (props: unknown) => ReactElement)(list.props)
  const { tree, choices } = elementsOf(list, LazyChoices)[0] ?? {}
  expect(tree).toEqual({ facet: 'categories', expandLabel: 'Rozwiń:' })
  expect([145, 3001].map((id) => choices?.find((choice) => choice.id === id))).toEqual([
    { id: 145, name: 'Meble' },
    { id: 3001, name: 'Stoły', parentId: 145 },
  ])
})
