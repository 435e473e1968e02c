import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { campaignOf } from '../../domain/marketing/campaigns.ts'
import { instantOf } from '../../domain/time/instant.ts'
import type { Language } from '../../domain/language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { CampaignStatus } from './campaign-status.tsx'

async function textAt(localTime: string, language: Language = 'pl'): Promise<string> {
  const input = { now: instantOf(localTime), language, t: await createTranslator(language) } as PageInput<unknown>
  const campaign = campaignOf('noc-zakupow-promocja')
  return campaign ? renderToStaticMarkup(<CampaignStatus input={input} campaign={campaign} />).replace(/<[^>]*>/g, '') : ''
}

test.each([
  ['days before the start', '2022-03-15 00:00:00', 'Zaczyna się za 2 dni'],
  ['minutes before the start', '2022-03-16 23:59:59', 'Zaczyna się za 1 minutę'],
  ['days', '2022-03-17 00:00:00', 'Został 1 dzień'],
  ['minutes', '2022-03-18 07:57:30', 'Zostały 2 minuty'],
  ['the day, after the end', '2022-03-18 08:00:00', 'Ta promocja skończyła się 18 marca 2022.'],
])('PRM-16: %s', async (_sentence, at, text) => expect(await textAt(at)).toBe(text))
