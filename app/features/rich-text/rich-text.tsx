import type { Language } from '../../domain/language.ts'
import { safeHtml } from '../../domain/product/safe-html.ts'

interface RichTextProps {
  html: string
  /** Where it is not the page's. */
  lang?: Language | undefined
}

/** HTML that somebody else wrote: only its harmless part is shown. */
export function RichText({ html, lang }: RichTextProps) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
}
