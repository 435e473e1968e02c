// Whether an answer keeps its promise (promises.ts): pure, without Node, so that k6 can load it.
import { CURRENCIES, type Market } from '../../app/domain/market.ts'
import { ALWAYS, STRICT_TRANSPORT } from '../../edge/http/static-headers.ts'
import { CACHES, type Known, type Offer, type Promised, TYPES } from './promise.ts'

export interface Answered {
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  /** Lines of Set-Cookie. */
  setCookies: readonly string[]
  /** Decompressed. */
  text: string
}

/** What is broken: what each promise is made of. */
export type Aspect =
  | 'status'
  | 'type'
  | 'cache'
  | 'security'
  | 'cookies'
  | 'way'
  | 'end'
  | 'language'
  | 'canonical'
  | 'robots'
  | 'heading'
  | 'amounts'
  | 'holds'
  | 'data'
  | 'body'

export interface Problem {
  aspect: Aspect
  text: string
}

/** What an answer breaks of its promise, worst first; a wrong status says all. */
export function problemsOf(promised: Promised, { known, market }: { known: Known; market: Market }, answer: Answered): readonly Problem[] {
  const { status = 200, type, cache, leadsTo } = promised
  const { headers, text } = answer
  if (answer.status !== status) return [{ aspect: 'status', text: `status is ${answer.status}, not ${status}` }]
  const found: Problem[] = []
  const expectThat = (isKept: boolean, aspect: Aspect, problem: string) => {
    if (!isKept) found.push({ aspect, text: problem })
  }
  if (type !== null)
    expectThat(headers['content-type'] === TYPES[type], 'type', `content-type is ${headers['content-type']}, not ${TYPES[type]}`)
  const kept: readonly string[] = CACHES[cache]
  expectThat(
    kept.includes(headers['cache-control'] ?? ''),
    'cache',
    `cache-control is ${headers['cache-control']}, not ${kept.join(' or ')}`,
  )
  if (leadsTo)
    expectThat(pathOf(headers['location']) === leadsTo(known), 'way', `it leads to ${headers['location']}, not ${leadsTo(known)}`)
  expectThat(type === null || text !== '', 'body', 'it has no body')
  for (const problem of wrongHeaders(promised, known, answer)) expectThat(false, 'security', problem)
  for (const problem of wrongCookies(promised, known, answer)) expectThat(false, 'cookies', problem)
  if (promised.page && text !== '') found.push(...wrongInPage(promised, { known, market }, answer))
  if (text !== '') found.push(...wrongText(promised, { known, market }, text))
  if (promised.wrongIn && text !== '') {
    const problem = wrongData(promised.wrongIn, { known, market }, text)
    expectThat(problem === null, 'data', String(problem))
  }
  return found
}

function pathOf(location: string | undefined): string | undefined {
  return location?.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*/, '')
}

/** Values that differ by page. */
const REFERRER = /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/

function wrongHeaders({ type }: Promised, { origin }: Known, { headers }: Answered): string[] {
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
function wrongCookies({ cookies }: Promised, { origin }: Known, { setCookies }: Answered): string[] {
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

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const AMOUNT = /\d(?:<!-- -->|[\s\u00a0\u202f])*(zł|€)/

function wrongInPage(
  { page, path, status = 200 }: Promised,
  { known, market }: { known: Known; market: Market },
  { headers, text }: Answered,
): Problem[] {
  const shown = text.replace(SCRIPT, '')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]?.replace(/:\d+(?=\/)/, '')
  const isIndexed = !/noindex/.test(headers['x-robots-tag'] ?? '') && !/<meta name="robots" content="[^"]*noindex/.test(text)
  const { symbol } = CURRENCIES[market.currencyId]
  const first = AMOUNT.exec(shown)?.[1]
  const address = known.origin + path(known, market)
  const problems: readonly (Problem | false | undefined)[] = [
    !/<\/html>\s*$/.test(text) && { aspect: 'end', text: 'the document breaks off' },
    !text.includes(`<html lang="${market.language}"`) && { aspect: 'language', text: `it is not in ${market.language}` },
    status === 200 && canonical !== address && { aspect: 'canonical', text: `canonical is ${canonical}, not ${address}` },
    isIndexed !== page?.isIndexed && { aspect: 'robots', text: isIndexed ? 'robots may list it' : 'robots may not list it' },
    !/<h1\b[^>]*>[^<]*\S/.test(shown) && { aspect: 'heading', text: 'it has no heading' },
    page?.hasAmounts && first !== symbol && { aspect: 'amounts', text: `amounts are in ${first}, not ${symbol}` },
  ]
  return problems.filter((problem): problem is Problem => typeof problem === 'object')
}

function wrongText({ holds, lacks }: Promised, { known, market }: { known: Known; market: Market }, text: string): Problem[] {
  const [part, foreign] = [holds?.(known, market), lacks?.(known)]
  const has = part === undefined || (typeof part === 'string' ? text.includes(part) : part.test(text))
  return [
    ...(has ? [] : [{ aspect: 'holds' as const, text: `it lacks ${String(part)}` }]),
    ...(foreign !== undefined && text.includes(foreign) ? [{ aspect: 'holds' as const, text: `it holds ${foreign}` }] : []),
  ]
}

function wrongData(
  wrongIn: NonNullable<Promised['wrongIn']>,
  { known, market }: { known: Known; market: Market },
  text: string,
): string | null {
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
