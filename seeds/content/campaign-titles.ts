import { eachLanguage, type Language } from '#app/domain/language.ts'
import type { CampaignSlug } from '#app/domain/marketing/campaigns.ts'
import { readLocale } from '#locales/read-locale.ts'

/** Title of a campaign in every language: the texts of locales/. */
export function campaignTitles(slug: CampaignSlug): Record<Language, string> {
  return eachLanguage((language) => readLocale(language, 'common')[`campaign-${slug}`])
}
