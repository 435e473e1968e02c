// Whether an answer keeps its promise (promises.ts): pure, without Node, so that k6 can load it.
import type { Market } from '../../app/domain/market.ts'
import { ALWAYS, STRICT_TRANSPORT } from '../../edge/http/static-headers.ts'
import type { Answered, Problem } from './aspects.ts'
import { wrongInPage } from './kept-page.ts'
import { CACHES, type Known, type Offer, type Promised, TYPES } from './promise.ts'

interface Subject {
  known: Known
  market: Market
}

/** What an answer breaks of its promise, worst first; a wrong status says all. */
export function problemsOf(promised: Promised, subject: Subject, answer: Answered): readonly Problem[] {
  const { status = 200 } = promised
  if (answer.status !== status) return [{ aspect: 'status', text: `status is ${answer.status}, not ${status}` }]
  return [...headProblems(promised, subject.known, answer), ...textProblems(promised, subject, answer)]
}

/** The cheap part: of the headers alone. */
export function headProblems(promised: Promised, known: Known, answer: Pick<Answered, 'headers' | 'setCookies'>): Problem[] {
  const { type, cache, leadsTo } = promised
  const { headers } = answer
  const kept: readonly string[] = CACHES[cache]
  const isType = type === null || headers['content-type'] === TYPES[type]
  const isKept = kept.includes(headers['cache-control'] ?? '')
  const leads = leadsTo && pathOf(headers['location']) !== leadsTo(known)
  return [
    ...(isType ? [] : [{ aspect: 'type' as const, text: `content-type is ${headers['content-type']}, not ${TYPES[type]}` }]),
    ...(isKept ? [] : [{ aspect: 'cache' as const, text: `cache-control is ${headers['cache-control']}, not ${kept.join(' or ')}` }]),
    ...(leads ? [{ aspect: 'way' as const, text: `it leads to ${headers['location']}, not ${leadsTo(known)}` }] : []),
    ...wrongHeaders(promised, known, answer).map((text) => ({ aspect: 'security' as const, text })),
    ...wrongCookies(promised, known, answer).map((text) => ({ aspect: 'cookies' as const, text })),
  ]
}

/** The dear part: of the body. */
export function textProblems(promised: Promised, subject: Subject, answer: Pick<Answered, 'headers' | 'text'>): Problem[] {
  const { text } = answer
  if (promised.type === null) return []
  if (text === '') return [{ aspect: 'body', text: 'it has no body' }]
  const wrong = promised.wrongIn ? wrongData(promised.wrongIn, subject, text) : null
  return [
    ...(promised.page ? wrongInPage(promised, subject, answer) : []),
    ...wrongText(promised, subject, text),
    ...(wrong === null ? [] : [{ aspect: 'data' as const, text: wrong }]),
  ]
}

function pathOf(location: string | undefined): string | undefined {
  return location?.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*/, '')
}

/** Values that differ by page. */
const REFERRER = /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/

function wrongHeaders({ type }: Promised, { origin }: Known, { headers }: Pick<Answered, 'headers'>): string[] {
  const expected: Record<string, string | RegExp> = {
    ...ALWAYS,
    'referrer-policy': REFERRER,
    'content-security-policy':
      type === 'html' ? /^default-src 'none'; script-src 'self'(?!.*script-src[^;]*unsafe)/ : ALWAYS['content-security-policy'],
    ...((type === 'avif' || type === 'jpeg') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(type === 'flight' && { 'x-robots-tag': 'noindex' }),
    ...(origin.startsWith('https:') && { 'strict-transport-security': STRICT_TRANSPORT }),
  }
  const wrong = Object.entries(expected).filter(
    ([name, value]) => !(typeof value === 'string' ? headers[name] === value : value.test(headers[name] ?? '')),
  )
  const forbidden = ['x-powered-by', 'access-control-allow-origin'].filter((name) => headers[name] !== undefined)
  return [...wrong.map(([name]) => `${name} is ${headers[name]}`), ...forbidden.map((name) => `${name} is sent`)]
}

/** On https the shop's own cookies have a prefix, so that no other host of the domain can set them (EXT-61). */
function wrongCookies({ cookies }: Promised, { origin }: Known, { setCookies }: Pick<Answered, 'setCookies'>): string[] {
  if (cookies === undefined) return []
  if (cookies === null) return setCookies.map((line) => `${nameOf(line)} is set, so no cache may keep it`)
  const prefix = origin.startsWith('https:') ? '__Host-' : ''
  return cookies.flatMap((plain) => {
    const name = prefix + plain
    const line = setCookies.find((each) => nameOf(each) === name && !each.startsWith(`${name}=;`))
    if (line === undefined) return [`cookie ${name} is not set`]
    return ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']
      .filter((part) => !line.includes(`; ${part}`))
      .map((part) => `cookie ${name} is without ${part}`)
  })
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf('='))
}

function wrongText({ holds, lacks }: Promised, { known, market }: Subject, text: string): Problem[] {
  const [part, foreign] = [holds?.(known, market), lacks?.(known)]
  const has = part === undefined || (typeof part === 'string' ? text.includes(part) : part.test(text))
  return [
    ...(has ? [] : [{ aspect: 'holds' as const, text: `it lacks ${String(part)}` }]),
    ...(foreign !== undefined && text.includes(foreign) ? [{ aspect: 'holds' as const, text: `it holds ${foreign}` }] : []),
  ]
}

function wrongData(wrongIn: NonNullable<Promised['wrongIn']>, { known, market }: Subject, text: string): string | null {
  try {
    return wrongIn((JSON.parse(text) as { data: never }).data, known, market)
  } catch (error) {
    return `it is not what the contract says: ${String(error)}`
  }
}

/** What a visit knows after an answer: cookies, and the product's offer. */
export function learned(known: Known, { name }: Promised, { setCookies, text }: Answered): Known {
  if (name === 'log in') {
    const cookies = Object.fromEntries(setCookies.map((line) => [nameOf(line), line.slice(line.indexOf('=') + 1).split(';')[0] ?? '']))
    return { ...known, cookies }
  }
  if (name !== 'offer') return known
  try {
    return { ...known, offer: (JSON.parse(text) as { data: Offer }).data }
  } catch {
    return known
  }
}
