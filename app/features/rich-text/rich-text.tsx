import { safeHtml } from '../../domain/safe-html.ts'

/** HTML that somebody else wrote: only its harmless part is shown. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />
}
