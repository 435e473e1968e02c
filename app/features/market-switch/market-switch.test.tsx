import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/language.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { MarketSwitch } from './market-switch.tsx'

test.each(LANGUAGES)('MKT-01: in %s all three markets are offered and the own one is marked', async (language) => {
  const market = marketOfLanguage(language)
  const input = { language, market, t: await createTranslator(language) } as PageInput<unknown>
  const html = renderToStaticMarkup(<MarketSwitch input={input} match={{ name: 'home', params: {}, market }} />)
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag)
  expect(links.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(['/__market/cp/pl', '/__market/cp/en', '/__market/cp/es'])
  expect(links.map((tag) => /lang="([^"]*)"/.exec(tag)?.[1])).toEqual(['pl', 'en', 'es'])
  expect(links.filter((tag) => tag.includes('aria-current'))).toEqual([expect.stringContaining(`lang="${language}"`)])
})

test('MKT-07, MKT-16: each market says its language and currency in its own words', async () => {
  const input = { language: 'en', market: marketOfLanguage('en'), t: await createTranslator('en') } as PageInput<unknown>
  const text = renderToStaticMarkup(<MarketSwitch input={input} match={null} />).replace(/<[^>]*>/g, '')
  for (const labels of ['Polska polski, zł', 'International English, €', 'España español, €']) expect(text).toContain(labels)
})
