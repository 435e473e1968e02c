/** What a page says, a block on each line: its texts, and in brackets names, hints and addresses of what can be pressed or filled in. */
export function saidBy(html: string): string {
  const shown = html.replaceAll(/<(script|style|template|svg)\b.*?<\/\1>/gs, '')
  const parts = [...shown.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)].map(([, end, tag, attributes = '', text]) => {
    if (text !== undefined) return text
    const named = [...attributes.matchAll(/ (?:aria-label|placeholder|alt|href|value|action)="([^"]+)"/g)].map(([, value]) => `[${value}]`)
    return `${end === '' && !INLINE.has(tag ?? '') ? '\n' : ''}${named.join('')}`
  })
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

const INLINE = new Set(['span', 'del', 'strong', 'em', 'br', 'b', 'i', 'small', 'wbr'])
