/** What a page says, a block on each line: its texts, and in brackets names, hints and addresses of what can be pressed or filled in. Ids are left out. */
export function saidBy(html: string): string {
  const shown = html
    .replaceAll(/<(script|style|template|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32}/g, '…')
  const parts = [...shown.matchAll(/<\/?(\w+)([^>]*)>|([^<]+)/g)].map(([, tag = '', attributes = '', text]) => {
    if (text !== undefined) return text
    const named = [...attributes.matchAll(/ (?:aria-label|placeholder|alt|href|value|action)="([^"]+)"/g)].map(([, value]) => `[${value}]`)
    return `${INLINE.has(tag) ? '' : '\n'}${named.join('')}`
  })
  return parts
    .join('')
    .trim()
    .replaceAll(/\s*\n\s*/g, '\n')
}

const INLINE = new Set(['a', 'span', 'del', 'strong', 'em', 'br', 'b', 'i', 'small', 'wbr'])
