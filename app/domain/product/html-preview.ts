// HTML as plain text, for previews and meta descriptions. Not a sanitizer: its result is text and must be escaped like any text.
// Reads every character once, so hostile markup costs no more than any other.
import { capitalised } from '../capitalised.ts'

/**
 * The text of HTML: tags, comments, scripts and styles gone, entities decoded, blanks one space (spec §5). Blocks that end without a mark
 * get one, or the text would not read as sentences: list items a comma, others a full stop where a capital follows.
 * @param maxCharacters a longer text ends with its last whole word within them and an ellipsis
 * @default no limit
 */
export function htmlPreview(html: string, maxCharacters: number = Infinity): string {
  const text = joinBlocks(blocksOf(html))
  return text.length > maxCharacters ? shorten(text, maxCharacters) : text
}

function shorten(text: string, maxCharacters: number): string {
  const cut = text.slice(0, maxCharacters - 1)
  const lastBlank = text.charAt(cut.length) === ' ' ? cut.length : cut.lastIndexOf(' ')
  // Without a blank the word is cut, but not through a surrogate pair.
  return `${lastBlank > 0 ? cut.slice(0, lastBlank).replace(/[,;:.–-]+$/, '') : cut.replace(/[\uD800-\uDBFF]$/, '')}…`
}

// What may follow '<' in a tag; any other '<' is a character like "3 < 4".
const OPENS_TAG = /[a-z/!?]/i
const RAW_TEXT = /^<(script|style)\b/i
// Words on both sides of these stay together: in<b>line</b>.
const INLINE = /^<\/?(?:a|abbr|b|big|code|em|font|i|mark|s|small|span|strong|sub|sup|u)\b/i

const BLOCK = /^<\/?(?:article|blockquote|d[dlt]|div|figcaption|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)\b/i
const ITEM_STARTS = /^<li\b/i

/** Text between the tags that begin or end a block. */
interface Block {
  text: string
  isItem: boolean
}

function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let block: Block = { text: '', isItem: false }
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open === -1) return [...blocks, { ...block, text: block.text + html.slice(at) }]
    if (!OPENS_TAG.test(html.charAt(open + 1))) {
      block.text += html.slice(at, open + 1)
      at = open + 1
      continue
    }
    const head = html.slice(open, open + 12)
    block.text += html.slice(at, open) + (INLINE.test(head) ? '' : ' ')
    if (BLOCK.test(head)) {
      blocks.push(block)
      block = { text: '', isItem: ITEM_STARTS.test(head) }
    }
    at = endOfMarkup(html, open, head)
  }
}

const ENDS_WITHOUT_MARK = /[\p{L}\p{N})]$/u
const STARTS_SENTENCE = /^\p{Lu}/u
const ENDS_SENTENCE = /[.!?]/

function joinBlocks(blocks: readonly Block[]): string {
  const parts: string[] = []
  let last: Block | undefined
  for (const { text, isItem } of blocks) {
    const block = { text: decodeEntities(text).replace(/\s+/g, ' ').trim(), isItem }
    if (block.text === '') continue
    if (last) parts.push(markBetween(last, block), ' ')
    parts.push(last && !last.isItem && isItem && ENDS_SENTENCE.test(last.text.slice(-1)) ? capitalised(block.text) : block.text)
    last = block
  }
  return parts.join('')
}

function markBetween(last: Block, next: Block): string {
  if (!ENDS_WITHOUT_MARK.test(last.text.slice(-2))) return ''
  if (last.isItem && next.isItem) return ','
  return STARTS_SENTENCE.test(next.text) ? '.' : ''
}

/** Where the markup that opens here is over; what is never closed goes on to the end, as in browsers. */
function endOfMarkup(html: string, open: number, head: string): number {
  if (head.startsWith('<!--')) return after(html, /-->/g, open + 4)
  const close = endOfTag(html, open)
  const [, rawText] = RAW_TEXT.exec(head) ?? []
  if (!rawText) return close
  const lastTag = after(html, rawText.toLowerCase() === 'script' ? /<\/script/gi : /<\/style/gi, close)
  return endOfTag(html, lastTag)
}

function after(html: string, end: RegExp, from: number): number {
  end.lastIndex = from
  return end.test(html) ? end.lastIndex : html.length
}

/** Position after the tag's '>', which does not count inside a quoted value. */
function endOfTag(html: string, open: number): number {
  let quote = ''
  for (let at = open; at < html.length; at += 1) {
    const character = html.charAt(at)
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '>') return at + 1
    else if ((character === '"' || character === "'") && /[=\s]/.test(html.charAt(at - 1))) quote = character
  }
  return html.length
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  frac12: '½',
  euro: '€',
  copy: '©',
  reg: '®',
  oacute: 'ó',
  Oacute: 'Ó',
  eacute: 'é',
  aacute: 'á',
  iacute: 'í',
  uacute: 'ú',
  ntilde: 'ñ',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole
    return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
  })
}

function characterOf(codePoint: number): string {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff)
  return isCharacter ? String.fromCodePoint(codePoint) : '\ufffd'
}
