import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { instantOf } from '../../domain/time/instant.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { promotionOfHeader } from './header-promotion.ts'

async function promotionAt(localTime: string, language: Language) {
  return promotionOfHeader({ now: instantOf(localTime), language, t: await createTranslator(language) } as PageInput<unknown>)
}

test('PRM-03, PRM-10: the header shows the campaign that contains now', async () => {
  expect(await promotionAt('2022-03-17 12:00:00', 'en')).toEqual({
    title: 'Night of shopping',
    color: '#1F2A56',
    href: '/cp/en/noc-zakupow-promocja',
  })
})

test.each([
  ['pl', 'Promocje', '/cp/pl/promocje'],
  ['en', 'Promotions', '/cp/en/promotions'],
  ['es', 'Promociones', '/cp/es/promociones'],
] as const)('PRM-11, GAP-51: between campaigns it links to the promotions in %s', async (language, title, href) => {
  expect(await promotionAt('2026-01-01 00:00:00', language)).toMatchObject({ title, href })
})

test.each([
  ['PRM-12: red on 14 December', '2021-12-14 12:00:00', '#C8102E', 'Promocje świąteczne'],
  ['PRM-13: olive green on 16 December', '2021-12-16 12:00:00', '#6B8E23', 'Promocje świąteczne'],
  ['PRM-14: ochre on 19 December', '2021-12-19 12:00:00', '#CC7722', 'Promocje świąteczne'],
  ['PRM-15: else the default badge', '2021-12-20 00:00:00', '#1F2933', 'Promocje'],
])('the generic link is the holiday badge: %s', async (_sentence, at, color, title) => {
  expect(await promotionAt(at, 'pl')).toEqual({ color, title, href: '/cp/pl/promocje' })
})
