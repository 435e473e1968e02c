import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '../domain/search/filters.ts'
import { instantOf } from '../domain/time/instant.ts'
import { LANGUAGES, type Language } from '../domain/language.ts'
import { marketOfLanguage } from '../domain/market.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import { Shell } from './shell.tsx'
import { testInput } from '../testing/test-input.ts'

async function render(language: Language, match: RouteMatch | null = null, now?: number): Promise<string> {
  const input = await testInput({ params: {}, language, ...(now !== undefined && { now }) })
  return renderToStaticMarkup(
    <Shell input={input} match={match}>
      <h1>Page</h1>
    </Shell>,
  )
}

/** The first element with a tag name, including its content. */
const element = (name: string, html: string) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? ''
const bottomBar = (html: string) => html.slice(html.lastIndexOf('<nav'))

/** URLs of the links with aria-current. */
const current = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*aria-current="page"/g)].map(([, href]) => href)
const catalog = (filters = NO_FILTERS): RouteMatch => ({ name: 'catalog', params: { filters }, market: marketOfLanguage('pl') })

describe.each(LANGUAGES)('the frame in %s', (language) => {
  test('the skip link is first and leads to the one main element', async () => {
    const html = await render(language)
    expect(/<a [^>]*href="([^"]*)"/.exec(html)?.[1]).toBe('#content')
    expect(html.match(/<main id="content"/g)).toHaveLength(1)
  })

  test('HDR-01, HDR-15: the logo leads home, to /cp/{language}', async () => {
    expect(element('header', await render(language))).toMatch(new RegExp(`<a [^>]*href="/cp/${language}"[^>]*>Patyna</a>`))
  })

  test('GAP-32: the footer says who the shop is, and the ways to pay in the currency of the market', async () => {
    const footer = element('footer', await render(language))
    expect(footer, 'a line begins with the postal code, and does not divide it').toContain('ul. Przykładowa 7,\n00-001')
    expect(footer.includes('BLIK')).toBe(language === 'pl')
    expect(footer).toMatch(/Karta płatnicza|Payment card|Tarjeta/)
  })

  test('every navigation has a name of its own', async () => {
    const html = await render(language)
    const names = [...html.matchAll(/<nav [^>]*>/g)].map(([tag]) => {
      const id = /aria-labelledby="([^"]*)"/.exec(tag)?.[1]
      return id === undefined ? /aria-label="([^"]*)"/.exec(tag)?.[1] : new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1]
    })
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(names.length)
  })

  test('no id is used twice', async () => {
    const ids = [...(await render(language)).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('BTM-03: the bottom bar leads home, to the catalog, to the search field and to promotions', async () => {
    const html = await render(language)
    const links = [...bottomBar(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toHaveLength(6)
    expect(links[2]).toBe('#search')
    expect(html).toContain('id="search"')
  })
})

test('PRM-10: while a campaign runs, it is beside the categories', async () => {
  const html = await render('pl', null, instantOf('2022-03-17 12:00:00'))
  expect(html).toMatch(/href="\/cp\/pl\/noc-zakupow-promocja"[^>]*>Noc zakupów</)
})

describe('where the visitor is', () => {
  test('a category is marked on its listing', async () => {
    expect(current(await render('pl', catalog({ ...NO_FILTERS, categories: [147] })))).toEqual(['/produkty?categories=147'])
  })

  test('the catalog is marked in the row and in the bottom bar', async () => {
    expect(current(await render('pl', catalog()))).toEqual(['/produkty', '/produkty'])
  })
})
