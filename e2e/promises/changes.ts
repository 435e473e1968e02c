// Ways to break a promise, generated from its row (promises.ts): by dropping, swapping, emptying, a wrong type and another market.
import type { Answered, Aspect } from './aspects.ts'
import type { PagePromise, Promised } from './promise.ts'
import type { Asked } from './visit.ts'

export const withHeader =
  (name: string, value: string | undefined) =>
  (answer: Answered): Answered => ({ ...answer, headers: { ...answer.headers, [name]: value } })
export const withStatus =
  (status: number) =>
  (answer: Answered): Answered => ({ ...answer, status, text: '' })
const withText =
  (change: (text: string) => string) =>
  (answer: Answered): Answered => ({ ...answer, text: change(answer.text) })
const SECURITY = [
  'x-content-type-options',
  'content-security-policy',
  'x-frame-options',
  'strict-transport-security',
  'cross-origin-opener-policy',
] as const

/** What a front does to some answers of a good storefront. */
export interface Breakage {
  name: string
  kind: Change['kind'] | 'wrong session' | 'found'
  /** Whether it changes the answer to a request. */
  hits: (asked: Pick<Asked, 'method' | 'path' | 'headers'>) => boolean
  change: (answer: Answered) => Answered
  /** What a visit must say of it. */
  says: RegExp
}

/** One way to break a promise. */
export interface Change {
  kind: 'drop' | 'swap' | 'zero' | 'wrong type' | 'wrong market'
  what: string
  /** What is broken by it, and how that reads. */
  aspect: Aspect
  says: string
  change: (answer: Answered) => Answered
}

const inHtml = (kind: Change['kind'], what: string, [aspect, says]: [Aspect, string], change: (html: string) => string): Change => ({
  kind,
  what,
  aspect,
  says,
  change: withText(change),
})
/** In each card alone. */
const inCards = (change: (card: string) => string) => (html: string) =>
  html
    .split('<article')
    .map((part, at) => {
      const end = part.indexOf('</article>')
      return at === 0 || end < 0 ? part : change(part.slice(0, end)) + part.slice(end)
    })
    .join('<article')
const AMOUNT = /\d[\d.,\s\u00a0\u202f]*(?=(?:<!-- -->)?\s*(?:zł|€))/g
/** In the structured data of a product. */
const inProduct = (from: RegExp, to: string) => (html: string) =>
  html
    .split('</script>')
    .map((part) => (part.includes('"@type":"Product"') ? part.replace(from, to) : part))
    .join('</script>')

/**
 * Ways to break a promise, from its row alone.
 * @param knows whether the reader knows what was asked for, and what products are called and cost @param nth turns of the security headers
 */
export function changesOf(promised: Promised, { knows, nth }: { knows: boolean; nth: number }): Change[] {
  const { status = 200, type, cache, leadsTo, cookies, page, wrongIn } = promised
  const header = SECURITY[nth % SECURITY.length] ?? SECURITY[0]
  const one = (kind: Change['kind'], what: string, [aspect, says]: [Aspect, string], change: Change['change']): Change => ({
    kind,
    what,
    aspect,
    says,
    change,
  })
  return [
    one('swap', 'another status', ['status', 'status is'], withStatus(status === 200 ? 500 : 200)),
    one(
      'swap',
      'may be kept',
      ['cache', cache === 'year' ? 'cache-control is public, max-age=60' : 'cache-control is public'],
      withHeader('cache-control', 'public, max-age=60'),
    ),
    one('drop', 'no Cache-Control', ['cache', 'cache-control is undefined'], withHeader('cache-control', undefined)),
    one('drop', `no ${header}`, ['security', `${header} is undefined`], withHeader(header, undefined)),
    ...(type === null
      ? []
      : [
          one('wrong type', 'plain text', ['type', 'content-type is text/plain'], withHeader('content-type', 'text/plain')),
          inHtml('zero', 'no body', ['body', 'it has no body'], () => ''),
        ]),
    ...(leadsTo ? [one('swap', 'leads home', ['way', 'it leads to /'], withHeader('location', '/'))] : []),
    ...(cookies === null
      ? [one('swap', 'sets a cookie', ['cookies', 'a is set'], (given) => ({ ...given, setCookies: ['a=b; Path=/'] }))]
      : []),
    ...(cookies ?? []).map((cookie) =>
      one('drop', `no cookie ${cookie}`, ['cookies', `cookie (__Host-)?${cookie} is not set`], (given) => ({
        ...given,
        setCookies: given.setCookies.filter((line) => !line.replace('__Host-', '').startsWith(cookie)),
      })),
    ),
    ...(wrongIn ? [inHtml('zero', 'data is a number', ['data', ''], () => '{"data":17}')] : []),
    ...(page ? changesOfPage(page, knows) : []),
  ]
}

function changesOfPage({ isIndexed, hasAmounts, isProduct, has = {}, named }: PagePromise, knows: boolean): Change[] {
  const hasCards = '<article' in has || 'id="filter-bar"' in has || isProduct === true
  return [
    inHtml('drop', 'breaks off', ['end', 'the document breaks off'], (text) => text.slice(0, -20)),
    inHtml('drop', 'no heading', ['heading', 'it has no heading'], (text) => text.replace(/<h1\b[\s\S]*?<\/h1>/g, '')),
    inHtml('wrong market', 'in German', ['language', 'it is not in'], (text) => text.replace(/<html lang="\w+"/, '<html lang="de"')),
    ...Object.keys(has).map((part) => inHtml('drop', `no ${part}`, ['parts', 'it has fewer'], (text) => text.replaceAll(part, '<i x'))),
    ...(isIndexed === false
      ? [
          {
            ...inHtml('drop', 'no noindex', ['robots', 'robots may list it'], (text) => text.replaceAll('noindex', 'all')),
            change: (given: Answered) =>
              withHeader('x-robots-tag', undefined)(withText((text) => text.replaceAll('noindex', 'all'))(given)),
          },
        ]
      : []),
    ...(isIndexed === true
      ? [
          {
            ...inHtml('swap', 'noindex', ['robots', 'robots may not list it'], (text) => text),
            change: withHeader('x-robots-tag', 'noindex'),
          },
          inHtml('swap', 'another canonical', ['canonical', 'canonical is'], (text) =>
            text.replace(/<link rel="canonical" href="[^"]*"/, '<link rel="canonical" href="https://a.test/"'),
          ),
        ]
      : []),
    ...(hasAmounts
      ? [
          inHtml('wrong market', 'another currency', ['amounts', 'amounts are in'], (text) =>
            text.replaceAll(/zł|€/g, (sign) => (sign === '€' ? 'zł' : '€')),
          ),
        ]
      : []),
    ...(hasCards
      ? [
          inHtml(
            'zero',
            'cards cost nothing',
            ['cards', 'card of'],
            inCards((card) => card.replaceAll(AMOUNT, '0')),
          ),
          inHtml(
            'drop',
            'cards without pictures',
            ['cards', 'card of'],
            inCards((card) => card.replaceAll(/<img|role="img"/g, '<i')),
          ),
          inHtml(
            'wrong market',
            'cards lead abroad',
            ['cards', 'card of'],
            inCards((card) =>
              card.replaceAll(/href="\/(e[ns]\/)?(?=[\w-]*-\d+")/g, (_href, prefix) => (prefix ? 'href="/' : 'href="/en/')),
            ),
          ),
        ]
      : []),
    ...(isProduct
      ? [
          inHtml('drop', 'no structured data', ['structured', 'it has no structured'], inProduct(/"Product"/, '"Thing"')),
          inHtml('zero', 'a structured price of nothing', ['structured', 'structured data has'], inProduct(/"price":[\d.]+/, '"price":0')),
          inHtml('swap', 'structured data of another', ['structured', 'structured data is of'], inProduct(/"name":"/, '"name":"X')),
          inHtml(
            'wrong market',
            'a structured foreign price',
            ['structured', 'structured data has'],
            inProduct(/"priceCurrency":"\w+"/, '"priceCurrency":"USD"'),
          ),
        ]
      : []),
    ...(knows && named
      ? [inHtml('swap', 'of another', ['heading', 'heading is'], (text) => text.replace(/(<h1\b[^>]*>)[^<]*/, '$1Inne'))]
      : []),
    ...(knows && hasAmounts && !hasCards
      ? [inHtml('swap', 'every amount is 99 999', ['amounts', 'no amount is'], (text) => text.replaceAll(AMOUNT, '99 999'))]
      : []),
    ...(knows && isProduct
      ? [
          inHtml('swap', 'sold in its data', ['structured', 'it is sold'], (text) =>
            text.replaceAll('schema.org/InStock', 'schema.org/SoldOut'),
          ),
        ]
      : []),
    ...(knows && hasCards
      ? [
          inHtml(
            'swap',
            'cards are named alike',
            ['cards', 'card of'],
            inCards((card) => card.replaceAll(/(href="[^"]*-\d+">)[^<]*/g, '$1Fotel').replaceAll(/(alt|aria-label)="[^"]*"/g, '')),
          ),
        ]
      : []),
  ]
}
