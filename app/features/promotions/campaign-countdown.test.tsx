import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { instantOf } from '../../domain/instant.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { CampaignCountdown } from './campaign-countdown.tsx'

async function textAt(localTime: string, slug = 'noc-zakupow-promocja'): Promise<string> {
  const input = { now: instantOf(localTime), t: await createTranslator('pl') } as PageInput<unknown>
  return renderToStaticMarkup(<CampaignCountdown input={input} slug={slug} />).replace(/<[^>]*>/g, '')
}

test.each([
  ['days', '2022-03-17 00:00:00', 'Został 1 dzień'],
  ['hours', '2022-03-17 12:30:00', 'Zostało 19 godzin'],
  ['minutes', '2022-03-18 07:57:30', 'Zostały 2 minuty'],
  ['nothing before the start', '2022-03-16 23:59:59', ''],
  ['nothing after the end', '2022-03-18 08:00:00', ''],
])('PRM-16: %s', async (_sentence, at, text) => expect(await textAt(at)).toBe(text))

test('a page of another campaign counts nothing', async () => {
  expect(await textAt('2022-03-17 12:30:00', 'stylowe-zakupy-22')).toBe('')
})
