// HTML that vendors and editors wrote, made safe to show: an allow-list, not a hunt for what is bad. Everything that is not one of the
// tags below leaves as text or not at all, and no attribute but a plain link's survives. Reads every character once.

const ALLOWED = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h2', 'h3', 'h4', 'blockquote', 'a'])
/** Their content is not text. */
const DROPPED_WHOLE = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math'])
const TAG = /<(\/?)([a-z][a-z0-9-]*)([^<>]*)>|<[!?][^<>]*>/gi
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i
/** Written out, so that no encoded scheme passes; neither two slashes nor a backslash lead to another site. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\]))[^\s"'<>`\\]*$/i

/** The harmless part of HTML, well-formed: only allowed tags, all of them closed. What it answers it leaves as it is. */
export function safeHtml(html: string): string {
  const open: string[] = []
  let dropped: string | null = null
  let safe = ''
  let at = 0
  const write = (text: string) => (dropped === null ? (safe += text) : undefined)
  for (const tag of html.matchAll(TAG)) {
    write(escaped(html.slice(at, tag.index)))
    at = tag.index + tag[0].length
    const name = tag[2]?.toLowerCase() ?? ''
    const isClosing = tag[1] === '/'
    if (dropped !== null) dropped = isClosing && name === dropped ? null : dropped
    else if (DROPPED_WHOLE.has(name)) dropped = isClosing ? null : name
    else if (!ALLOWED.has(name)) continue
    else if (name === 'br') write('<br>')
    else if (!isClosing) {
      open.push(name)
      write(openingTag(name, tag[3] ?? ''))
    } else if (open.includes(name)) for (let last; last !== name;) write(`</${(last = open.pop())}>`)
  }
  write(escaped(html.slice(at)))
  return (
    safe +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

function openingTag(name: string, attributes: string): string {
  const [, double, single, bare] = (name === 'a' && HREF.exec(attributes)) || []
  const address = (double ?? single ?? bare ?? '').replace(/&(?!amp;)/g, '&amp;')
  return SAFE_ADDRESS.test(address) ? `<a href="${address}" rel="nofollow noopener">` : `<${name}>`
}

/** No `<` of a text survives; entities stay what they are, for they can only become characters. */
function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
