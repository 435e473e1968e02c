// An order list as a file for spreadsheets (EXT-23): RFC 4180, as the spreadsheets of a language read it.
import type { Language } from '../language.ts'
import { decimalMark } from '../pricing/format-price.ts'
import type { SharedList } from './professional.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** Column headings, and what is said of a product that cannot be bought. */
export interface ListCsvLabels {
  number: string
  name: string
  quantity: string
  price: string
  sum: string
  currency: string
  address: string
  note: string
  soldOut: string
}

interface ListCsvInput {
  language: Language
  labels: ListCsvLabels
  /** Absolute address of a product's page. */
  addressOf: (line: SharedList['products'][number]) => string
}

/** The list as text, with a byte order mark, because Excel reads UTF-8 by it alone. */
export function listCsv({ products }: SharedList, { language, labels, addressOf }: ListCsvInput): string {
  const { number, name, quantity, price, sum, currency, address, note } = labels
  const rows = products.map((line) => [
    String(line.id),
    line.name,
    String(line.quantity),
    decimal(line.price.minor, language),
    decimal(line.price.minor * line.quantity, language),
    line.price.currencyId,
    addressOf(line),
    line.isSoldOut ? labels.soldOut : '',
  ])
  const lines = [[number, name, quantity, price, sum, currency, address, note], ...rows].map((row) =>
    row.map(quoted).join(decimalMark(language) === ',' ? ';' : ','),
  )
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** A link's address that is the file: it needs neither a script nor a call. */
export function csvHref(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
}

/** A name that begins as a formula gets an apostrophe, so that no spreadsheet runs it (OWASP, CSV injection). */
function quoted(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

function decimal(minor: number, language: Language): string {
  return (minor / 100).toFixed(2).replace('.', decimalMark(language))
}
