import { eachLanguage, type Language } from '#app/domain/language.ts'
import type { CampaignSlug } from '#app/domain/marketing/campaigns.ts'
import { readLocale } from '#locales/read-locale.ts'

/** What a campaign is called in every language: the titles of locales/. */
export function campaignTitles(slug: CampaignSlug): Record<Language, string> {
  return eachLanguage((language) => readLocale(language, 'common')[`campaign-${slug}`])
}
