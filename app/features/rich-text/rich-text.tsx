import type { Language } from '../../domain/language.ts'
import { safeHtml } from '../../domain/product/safe-html.ts'

interface RichTextProps {
  html: string
  /** Language, if it differs from the page's. */
  lang?: Language | undefined
}

/** HTML written by vendors and editors: only safe elements are rendered. */
export function RichText({ html, lang }: RichTextProps) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
}
