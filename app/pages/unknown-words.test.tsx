// Every value of every response that a page is made of is replaced, and the page rendered from what is read of it (EXT-42).
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { watchSubject } from '#edge/render/watch-subject.ts'
import { gateRuns } from '#mock-api/test-world/gate-runs.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import type { RouteName, RouteParams } from '../addresses/route-params.ts'
import type { ProductId } from '../domain/ids.ts'
import { marketOfLanguage } from '../domain/market.ts'
import { NO_FILTERS } from '../domain/search/filters.ts'
import { Shell } from '../layout/shell.tsx'
import type { PrivatePageInput } from '../page.ts'
import { outcomeOf } from '../page-outcome.ts'
import { PAGE_SUBJECTS } from '../page-subjects.ts'
import { type PageRow, PAGES } from '../pages.ts'
import { panelOf, PANELS } from '../panels.ts'
import { CONTRACT_ROUTES } from '../shop-api/contract/calls.ts'
import { contractCallsAt } from '../shop-api/contract/contract-calls-at.ts'
import { readResponse, type ResponseRoute } from '../shop-api/contract/read-response.ts'
import { ShopApiError } from '../shop-api/shop-api-error.ts'
import type { ShopFetch } from '../shop-api/shop-fetch.ts'
import { CAMPAIGN, createPageVisitor, inputOf } from '../testing/every-page.ts'
import { placesOf, replaced, WRONG } from '../testing/replacements.ts'
import { streamed } from '../testing/streamed.ts'

/** Places whose stand-in says that there is no such page, and where it leads instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // A flag that is not understood is false: who is no professional is sent to the account.
  'proLists clientDetails data.isUserPro': '302',
  'discountCodes clientDetails data.isUserPro': '302',
}

/** A gate renders all that was mended, and one in so many of the rest, which is well-formed: each time others. */
const EACH = 5 / gateRuns(5)
const PART = Math.floor(Math.random() * EACH)
let wellFormed = 0

const market = marketOfLanguage('pl')
const visitor = await createPageVisitor()

/** A page, a panel of one, or the frame around all of them. */
interface Rendered {
  /** Examples of the same page share it: a place that one of them has is not replaced again. */
  name: string
  example: string
  page: RouteName
  params: object | undefined
  /** @default the visitor's */
  headers?: Record<string, string>
  nodeOf: (input: PrivatePageInput<never>) => ReactNode | Promise<ReactNode>
}

function page<Name extends RouteName>(name: Name, params?: RouteParams[Name]): Rendered {
  const row: PageRow<never> = PAGES[name]
  const nodeOf: Rendered['nodeOf'] = async (input) => createElement((await row.load()) as FunctionComponent<object>, input)
  return { name, example: `${name} ${params ? JSON.stringify(params) : ''}`, page: name, params, nodeOf }
}

/** Only this panel makes calls. */
const filters = (Object.keys(PANELS.filters.pages) as RouteName[]).map((page): Rendered => {
  const name = `the filters of ${page}`
  const nodeOf: Rendered['nodeOf'] = async (input) => {
    const parts = await (await panelOf('filters', page)?.load())?.(input)
    return createElement('main', {}, createElement('h1'), ...Object.values(parts ?? {}))
  }
  return { name, example: name, page, params: undefined, nodeOf }
})

const frame: Rendered = {
  name: 'the frame',
  example: 'the frame',
  page: 'home',
  params: undefined,
  nodeOf: (input) => (
    <Shell input={input} match={{ name: 'home', params: {}, market } as RouteMatch}>
      <h1>Home</h1>
    </Shell>
  ),
}

const EVERYTHING: readonly Rendered[] = [
  frame,
  ...(Object.keys(PAGES) as RouteName[]).map((name) => page(name)),
  ...[PRODUCT.promoOpen, PRODUCT.ofVendorOnHoliday, PRODUCT.soldOut, PRODUCT.imageVariant, PRODUCT.textVariant, PRODUCT.flawed].map((id) =>
    page('product', { slug: 'fotel-366', id: id as ProductId, variant: null }),
  ),
  page('catalog', { filters: { ...NO_FILTERS, textSearch: 'fotel do 2000 zł' } }),
  page('content', { slug: 'kontakt-z-nami' }),
  page('content', { slug: CAMPAIGN }),
  page('checkout', { step: 'summary', order: null }),
  page('checkout', { step: 'thank-you', order: visitor.orderNumber, payment: visitor.payment }),
  ...(['order', 'orderDocuments', 'withdrawal'] as const).map((name) => ({
    ...page(name, { id: visitor.withdrawn.order }),
    headers: visitor.withdrawn.headers,
  })),
  ...filters,
]

type Request = Parameters<ShopFetch>
const keyOf = (...[url, { method = 'GET', body }]: Request) => `${method} ${url} ${String(body)}`

function operationOf(...[url, { method = 'GET' }]: Request): string {
  const call = contractCallsAt(new URL(url).pathname).find(({ row }) => row.method === method)
  if (!call) throw new RangeError(url)
  return call.row.operationId
}

/** The mock's answers to a page, each asked for once. */
function recording() {
  const answers = new Map<string, { operationId: string; json: unknown; response: Response }>()
  const fetch: ShopFetch = async (url, init) => {
    const key = keyOf(url, init)
    const response = answers.get(key)?.response ?? (await visitor.fetch(url, init))
    const json: unknown = response.status === 200 ? await response.clone().json() : null
    answers.set(key, { operationId: operationOf(url, init), json, response })
    return response.clone()
  }
  /** All of them but one. */
  const but =
    (key: string, response: () => Response): ShopFetch =>
    async (url, init) =>
      keyOf(url, init) === key ? response() : fetch(url, init)
  return { answers, fetch, but }
}

interface Outcome {
  status: number
  html: string
  errors: readonly unknown[]
}

/** As the edge renders a page (edge/render/page-tree.tsx): its status is that of what it is about. */
async function render({ page, params, nodeOf, headers = visitor.headers }: Rendered, fetch: ShopFetch): Promise<Outcome> {
  const options = params && { params: params as RouteParams[typeof page] }
  const input = await inputOf(page, { market, visitor: { ...visitor, headers, fetch }, ...options })
  const subject = watchSubject(PAGE_SUBJECTS[page] ?? [])
  const session = { ...input.session, shop: subject.watch(input.session.shop) }
  const errors: unknown[] = []
  try {
    const node = await nodeOf({ ...input, shop: subject.watch(input.shop), session } as PrivatePageInput<never>)
    const html = await streamed(node, (error) => void errors.push(error))
    return { status: subject.hasFailed() ? 503 : 200, html, errors }
  } catch (error) {
    const outcome = outcomeOf(error)
    const failed = subject.hasFailed() && error instanceof ShopApiError ? 503 : 500
    const status = outcome.kind === 'redirect' ? outcome.status : { failed, 'not-found': 404, gone: 410 }[outcome.kind]
    return { status, html: '', errors: [error] }
  }
}

/** What says that a part failed, and what no screen shows: the names of nothing, and nothing where a word belongs. */
const APOLOGIES =
  /nie da(?:ł|ła|ło|ły) się|>[^<]*(?:\b(?:undefined|NaN|unknown|null)\b|\[object|Invalid Date)[^<]*<|<(h\d|dt|th|option|label|legend)\b[^>]*><\/\1>/g
const apologies = ({ html }: Outcome) => html.match(APOLOGIES)?.length ?? 0

const routeOf = (operationId: string) => CONTRACT_ROUTES.find((route) => route.operationId === operationId) as unknown as ResponseRoute

const replacedBefore = new Set<string>()
let mendedPages = 0

test.each(EVERYTHING)(
  'EXT-42: $example shows what is left of each response, and is 503 without what it is about alone',
  async (rendered) => {
    const { answers, fetch, but } = recording()
    const whole = await render(rendered, fetch)
    expect(whole).toMatchObject({ status: 200, errors: [] })
    const problems: string[] = []

    /** @param isRead the response is, as mended or as it is */
    async function check(name: string, from: ShopFetch, isRead: boolean, isMended: boolean) {
      const outcome = await render(rendered, from)
      const { status, html, errors } = outcome
      if (isMended) mendedPages++
      const isWhole = status === 200 && html.includes('<h1') && (!isRead || (errors.length === 0 && apologies(outcome) <= apologies(whole)))
      // A well-formed response may be about another thing, or about one that has moved or is gone.
      const isAnother = errors.every((error) => error instanceof ShopApiError && error.failure === 'mismatched-response')
      const isKnown = isMended ? String(status) === ELSEWHERE[name] : isRead ? status < 500 || isAnother : status === 503
      if (!isWhole && !isKnown) problems.push(`${name}: ${status} ${String(errors[0])} ${apologies(outcome)}`)
    }

    for (const [key, { operationId, json }] of answers) {
      const call = `${rendered.name} ${operationId}`
      if (!replacedBefore.has(call))
        await check(
          `${call} fails`,
          but(key, () => Response.json({}, { status: 503 })),
          false,
          false,
        )
      replacedBefore.add(call)
      if (json === null) continue
      const seen = new Set([JSON.stringify(json)])
      for (const [text, place] of placesOf(json)) {
        const name = `${call} ${text}`
        if (replacedBefore.has(name)) continue
        replacedBefore.add(name)
        for (const value of WRONG) {
          const wrong = replaced(json, place, value)
          const read = readResponse(routeOf(operationId), wrong)
          const isMended = read.ok && read.mended.length > 0
          const result = read.ok ? JSON.stringify(read.data) : 'none'
          if (seen.has(result)) continue
          seen.add(result)
          if (read.ok && !isMended && wellFormed++ % EACH !== PART) continue
          await check(
            name,
            but(key, () => Response.json(wrong)),
            read.ok,
            isMended,
          )
        }
      }
    }
    expect(problems).toEqual([])
  },
)

test('there were enough of them to say something', () => {
  expect(mendedPages).toBeGreaterThan(900)
})
