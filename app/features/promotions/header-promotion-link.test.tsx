import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { instantOf } from '../../domain/time/instant.ts'
import type { Language } from '../../domain/language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { HeaderPromotionLink } from './header-promotion-link.tsx'

async function render(localTime: string, language: Language): Promise<string> {
  const input = { now: instantOf(localTime), language, t: await createTranslator(language) } as PageInput<unknown>
  return renderToStaticMarkup(<HeaderPromotionLink input={input} />)
}

test.each([
  ['PRM-10: the running campaign', '2022-03-17 12:00:00', 'pl', '/cp/pl/noc-zakupow-promocja', 'Noc zakupów'],
  ['PRM-10: in Spanish', '2022-03-17 12:00:00', 'es', '/cp/es/noc-zakupow-promocja', 'Noche de compras'],
  ['PRM-11: no campaign, the generic link', '2026-11-21 12:00:00', 'pl', '/cp/pl/promocje', 'Promocje'],
  ['PRM-11, GAP-51: in English', '2026-11-21 12:00:00', 'en', '/cp/en/promotions', 'Promotions'],
  ['PRM-12: the holidays', '2021-12-14 12:00:00', 'pl', '/cp/pl/promocje', 'Promocje świąteczne'],
] as const)('%s', async (_sentence, at, language, href, title) => {
  const html = await render(at, language)
  expect(html).toContain(`href="${href}"`)
  expect(html).toContain(`>${title}</a>`)
})

test.each([['dark on ochre', '2022-03-29 12:00:00', 'background-color:#C1823F;color:#1F2933']])(
  'GAP-119: %s',
  async (_sentence, at, style) => expect(await render(at, 'pl')).toContain(style),
)
