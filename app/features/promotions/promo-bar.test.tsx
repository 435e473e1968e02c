import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { instantOf } from '../../domain/time/instant.ts'
import type { PromoBar as Bar } from '../../domain/marketing/promo-bar.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { PromoBar } from './promo-bar.tsx'

const BAR: Bar = { id: 8, text: 'Zamówienia przed świętami', href: '/tag/pod-choinke', backgroundColor: '#7B1E2F', endDate: null }
const NOW = instantOf('2026-12-13 12:00:00')

async function render(decorations: () => Promise<{ promoBar: Bar | null }>): Promise<string> {
  const input = { shop: { decorations }, t: await createTranslator('pl'), now: NOW } as unknown as PageInput<unknown>
  return renderToStaticMarkup(await PromoBar({ input }))
}

test('PRM-02: the bar is a named region with its link and a button that closes it', async () => {
  const html = await render(async () => ({ promoBar: BAR }))
  expect(html).toMatch(/<aside [^>]*aria-label="Ogłoszenie"/)
  expect(html).toMatch(/href="\/tag\/pod-choinke"[^>]*><span><span>Zamówienia przed świętami/)
  expect(html).toContain('aria-label="Zamknij ogłoszenie"')
})

test.each([
  ['#7B1E2F', 'light'],
  ['#C1823F', 'dark'],
])('GAP-119: on %s the text is %s', async (backgroundColor, textColor) => {
  expect(await render(async () => ({ promoBar: { ...BAR, backgroundColor } }))).toContain(`data-text="${textColor}"`)
})

test.each([['2026-12-16 12:00:00', 'Zostały 3 dni']])('PRM-16: until %s it counts down', async (endDate, text) => {
  expect(await render(async () => ({ promoBar: { ...BAR, endDate: instantOf(endDate) } }))).toContain(text)
})

test('without a bar, and when the shop does not say, there is none', async () => {
  expect(await render(async () => ({ promoBar: null }))).toBe('')
  expect(await render(async () => Promise.reject(new Error('503')))).toBe('')
})
