import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { marketOfLanguage } from '../../domain/market.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { MarketSwitch } from './market-switch.tsx'

test('MKT-07, MKT-16: each market says its language and currency in its own words', async () => {
  const input = { language: 'en', market: marketOfLanguage('en'), t: await createTranslator('en') } as PageInput<unknown>
  const text = renderToStaticMarkup(<MarketSwitch input={input} match={null} />).replace(/<[^>]*>/g, '')
  for (const labels of ['Polska polski, zł', 'International English, €', 'España español, €']) expect(text).toContain(labels)
})
