/** Printed signs of full width (U+FF01 to U+FF5E), each this far behind its ASCII. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_WIDTH_OFFSET = 0xfee0
/** What is pasted along and not seen: soft hyphen, spaces without width, marks of direction. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
const SPACES = /[\u00A0\u2007\u202F\u3000]/g

/** What somebody typed or pasted, as it was meant: without unseen signs and blanks around it, in ordinary digits, letters and spaces. */
export function typedLine(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(SPACES, ' ')
  const ordinary = seen.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
  return ordinary.normalize('NFC').trim()
}
