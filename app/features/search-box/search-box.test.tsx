import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { LANGUAGES, type Language } from '../../domain/language.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import type { RouteMatch } from '../../addresses/match-route.ts'
import { SearchBox } from './search-box.tsx'

async function render(language: Language, match: RouteMatch | null = null): Promise<string> {
  const input = { language, t: await createTranslator(language) } as PageInput<unknown>
  return renderToStaticMarkup(<SearchBox input={input} match={match} />)
}

describe('SRCH-02, SRCH-03: the search is a form that leads to the catalog', () => {
  test.each([
    ['pl', '/produkty'],
    ['en', '/en/products'],
    ['es', '/es/productos'],
  ] as const)('in %s to %s', async (language, path) => {
    const html = await render(language)
    expect(html).toContain(`action="${path}"`)
    expect(html).toContain('name="textSearch"')
    // No `required`, no `method`: Enter always navigates, and the text is the only query parameter (GAP-60).
    expect(html).not.toMatch(/required|method=|type="hidden"/)
  })
})

test('SRCH-02: on a listing the field shows what was searched', async () => {
  const filters = { ...NO_FILTERS, textSearch: 'fotel "366"' }
  const html = await render('pl', { name: 'catalog', params: { filters }, market: marketOfLanguage('pl') })
  expect(html).toContain('value="fotel &quot;366&quot;"')
})

test.each(LANGUAGES)('the field and its button have names in %s', async (language) => {
  const t = await createTranslator(language)
  const html = await render(language)
  expect(html).toMatch(/^<search/)
  expect(html).toContain(`aria-label="${t('nav:searchLabel')}"`)
  expect(html).toContain(`aria-label="${t('nav:search')}"`)
})
