import type { ByLanguage } from '#app/domain/language.ts'

/** One page in one language. */
interface PageText {
  title: string
  seoTitle: string
  seoDescription: string
  /** HTML: h2, p, ul, li, strong, a. */
  body: string
}

/** A page in the languages that have it; its slug is in routes.json of locales/. */
export type PageTexts = ByLanguage<PageText>
