import type { Language } from '#app/domain/language.ts'

/** One page in one language. */
interface PageText {
  slug: string
  title: string
  seoTitle: string
  seoDescription: string
  /** HTML: h2, p, ul, li, strong, a. */
  body: string
}

/** A page in all languages. */
export type PageTexts = Record<Language, PageText>
