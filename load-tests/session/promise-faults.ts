// What an answer breaks of the promises that every reader of e2e/promises holds the storefront to.
import { CURRENCY_IDS, marketOfLanguage } from '../../app/domain/market.ts'
import { headProblems, textProblems } from '../../e2e/promises/kept.ts'
import type { Known, Promised } from '../../e2e/promises/promise.ts'
import type { Fault } from '../oracles/fault.ts'
import { accountEmail } from './people.ts'
import { promiseOf } from './promise-of.ts'
import { requestKind, type RequestName } from './request-names.ts'
import type { Visitor } from './visitor.ts'

/** What a session knows of the page that it asks for. */
export type Subject = Pick<Known, 'asked' | 'amounts'> & {
  /** Path of the product that the page is of or holds. @default the path that is asked for */
  product?: string
}

export interface Answer {
  status: number
  /** By name as Go writes it. */
  headers: Readonly<Record<string, string>>
  /** null: not read. */
  body: string | null
  /** Address after redirects. */
  url: string
}

interface Asked {
  name: RequestName
  path: string
  subject: Subject
}

/** Broken promises of an answer. Its headers are always judged, its body in the sessions that check pages. */
export function promiseFaults(visitor: Visitor, { name, path, subject }: Asked, answer: Answer): Fault[] {
  const { checksPages, plan } = visitor
  const isFile = requestKind(name) === 'file'
  if (plan.target !== 'edge' || answer.status === 0) return []
  // Another answer than a file is wrong; of pages and calls those that are not expected are counted (answer-status).
  if (answer.status !== 200) return isFile && answer.status >= 400 ? [{ oracle: 'promised-status', seen: `${path}: ${answer.status}` }] : []
  const came = answer.url.slice(plan.origin.length)
  if (came.split('?', 1)[0] !== path.split('?', 1)[0]) return [{ oracle: 'promised-way', seen: `${path} led to ${answer.url}` }]
  const promised = promiseOf(name, path)
  const known = knownOf(visitor, came, subject)
  const given = {
    headers: lowerCase(answer.headers),
    setCookies: cookieLines(answer.headers['Set-Cookie']),
    text: answer.body ?? (answer.headers['Content-Length'] === '0' ? '' : null),
  }
  // Pages of somebody whom the shop knows say what is known, and may renew what it knows them by.
  const row = isStranger(visitor) || isFile ? promised : { ...toSomebody(promised), cookies: [] }
  const [length, due] = [given.headers['content-length'], plan.assets[path]]
  if (due !== undefined && length !== undefined && given.headers['content-encoding'] === undefined && Number(length) !== due)
    return [{ oracle: 'promised-body', seen: `${path} has ${length} bytes, not ${due} as built` }]
  const text = given.text !== null && (checksPages || promised.page === undefined) ? given.text : null
  const market = marketOf(visitor)
  const problems = [...headProblems(row, known, given), ...(text === null ? [] : textProblems(row, { known, market }, { ...given, text }))]
  return problems.map((problem) => ({ oracle: `promised-${problem.aspect}`, seen: `${path}: ${problem.text}` }))
}

function knownOf(visitor: Visitor, path: string, { product = path, ...subject }: Subject): Known {
  const { plan, market, guestId } = visitor
  return {
    ...subject,
    product,
    origin: plan.origin.replace(/:\d+$/, ''),
    build: plan.build,
    account: { email: accountEmail(guestId), password: '' },
    paths: plan.assortment.paths[market],
    cookies: {},
    offer: null,
    maySell: plan.mostSold > 0,
    productOf(id) {
      const item = visitor.catalogProduct(id)
      return item && { name: item.names[market], minor: item.prices[market] }
    },
  }
}

/** The market with the currency of the shop under load. */
function marketOf({ plan, market }: Visitor) {
  const row = marketOfLanguage(market)
  return { ...row, currencyId: CURRENCY_IDS.find((id) => id === plan.currencies[market]) ?? row.currencyId }
}

/** Whether the session has done nothing yet by which the shop would know its visitor. */
function isStranger({ note }: Visitor): boolean {
  return note.responses.every(({ name }) => requestKind(name) === 'page' || requestKind(name) === 'file')
}

function lowerCase(headers: Answer['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** k6 joins the lines of several cookies. */
function cookieLines(joined: string | undefined): string[] {
  return joined === undefined ? [] : joined.split(/,\s*(?=[^;,=\s]+=)/)
}

/** A promise without what only strangers are promised. */
function toSomebody({ lacks: _lacks, ...promised }: Promised): Promised {
  return promised
}
