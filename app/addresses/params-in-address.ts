// Codecs of page parameters: URL <-> parameters. Each row of the address table uses one.
import { type CheckoutStep, checkoutStep, STEP_QUERY_KEY, THANK_YOU } from '../domain/checkout/checkout.ts'
import { type Filters, parseFilters, toQueryString } from '../domain/search/filters.ts'
import { type ListingPanel, PANEL_KEY } from '../domain/search/listing-panel.ts'
import { parsePanel } from '../domain/search/parse-panel.ts'
import { type OrderId, parseId, parsePaymentId, type ProductId, type VendorId } from '../domain/ids.ts'
import { DEFAULT_LANGUAGE } from '../domain/language.ts'
import { parsePage } from '../domain/search/pagination.ts'
import { routeSegment } from '../i18n/route-segments.ts'

/** Parses the parameters of a URL and serialises them into one. */
export interface ParamsInAddress<Params> {
  /** Parses decoded path parameters and the query; null = no such page. */
  parse: (segments: Record<string, string>, query: URLSearchParams) => Params | null
  /** Values of the path's parameters. */
  segments: (params: Params) => Record<string, string>
  /** Query string with its '?', or ''. */
  query: (params: Params) => string
}

interface ListingParams {
  filters: Filters
  /** Its filters stand open in the page. */
  panel?: ListingPanel
}
interface TagParams extends ListingParams {
  tag: string
}
interface BoutiqueParams extends ListingParams {
  butique: string
}
interface VendorParams extends ListingParams {
  slug: string
  id: VendorId
}
interface ContentParams {
  slug: string
  /** Subject of an enquiry, on the contact page (GAP-87). */
  product?: ProductId
}
interface CheckoutParams {
  step: CheckoutStep | typeof THANK_YOU
  /** Order number, after the order is placed. */
  order: string | null
  /** Id of a payment of the order. It cannot be guessed, so it authorises a guest. */
  payment?: string | null
}
/** The sandbox page of a payment (GAP-32). */
interface PaymentParams {
  id: string
}
/** An order, its documents, or the withdrawal from it. */
interface OrderParams {
  id: OrderId
  /** Id of a payment of the order: it stands for the login of who ordered (EXT-17, EXT-46). @default none */
  payment?: string | null
}
interface ProductParams {
  slug: string
  id: ProductId
  /** The variant that the query names, whose own page is shown (GAP-56). */
  variant: ProductId | null
}

const withoutSegments = () => ({})
const withoutQuery = () => ''
// The same query keys in all languages (GAP-57).
const CONTACT_SLUG = routeSegment('contact', DEFAULT_LANGUAGE)

/** No parameters. */
export const NO_PARAMS: ParamsInAddress<Record<never, never>> = {
  parse: () => ({}),
  segments: withoutSegments,
  query: withoutQuery,
}

export const CONTENT: ParamsInAddress<ContentParams> = {
  parse: ({ slug = '' }, query) => {
    const product = slug === CONTACT_SLUG ? parseId<ProductId>(query.get('product') ?? '') : null
    return { slug, ...(product !== null && { product }) }
  },
  segments: ({ slug }) => ({ slug }),
  query: ({ product }) => (product === undefined ? '' : `?product=${product}`),
}

export const LISTING: ParamsInAddress<ListingParams> = {
  parse: (_segments, query) => parseListing(query),
  segments: withoutSegments,
  query: listingQuery,
}

export const TAG: ParamsInAddress<TagParams> = {
  parse: ({ tag = '' }, query) => ({ tag, ...parseListing(query) }),
  segments: ({ tag }) => ({ tag }),
  query: listingQuery,
}

export const BOUTIQUE: ParamsInAddress<BoutiqueParams> = {
  parse: ({ butique = '' }, query) => ({ butique, ...parseListing(query) }),
  segments: ({ butique }) => ({ butique }),
  query: listingQuery,
}

export const VENDOR: ParamsInAddress<VendorParams> = {
  parse: ({ vendor = '' }, query) => {
    const named = splitSlugId<VendorId>(vendor)
    return named && { ...named, ...parseListing(query) }
  },
  segments: ({ slug, id }) => ({ vendor: `${slug}-${id}` }),
  query: listingQuery,
}

/** Where to go after login (GAP-59). */
export const WAY_BACK: ParamsInAddress<{ redirectTo: string | null }> = {
  parse: (_segments, query) => ({ redirectTo: query.get('redirectTo') }),
  segments: withoutSegments,
  query: ({ redirectTo }) => (redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo })}`),
}

export const MAILED_TOKEN: ParamsInAddress<{ /** Secret of the mailed link; null = missing or malformed. */ token: string | null }> = {
  parse: (_segments, query) => ({ token: /^[\w-]{16,128}$/.exec(query.get('token') ?? '')?.[0] ?? null }),
  segments: withoutSegments,
  query: ({ token }) => (token === null ? '' : `?${new URLSearchParams({ token })}`),
}

/** What a mailed link of the newsletter has led to, when its form was sent without scripts. */
const LINK_OUTCOMES = ['done', 'dead'] as const

export interface NewsletterLinkParams {
  /** As of MAILED_TOKEN. */
  token: string | null
  /** null = nothing yet. */
  outcome?: (typeof LINK_OUTCOMES)[number] | null
}

export const NEWSLETTER_LINK: ParamsInAddress<NewsletterLinkParams> = {
  parse: (segments, query) => {
    const link = MAILED_TOKEN.parse(segments, query)
    return link && { ...link, outcome: LINK_OUTCOMES.find((one) => one === query.get('outcome')) ?? null }
  },
  segments: withoutSegments,
  query: ({ token, outcome = null }) => (outcome === null ? MAILED_TOKEN.query({ token }) : `?${new URLSearchParams({ outcome })}`),
}

export const LIST_KEY: ParamsInAddress<{ /** Secret of the link (EXT-23). */ key: string }> = {
  parse: ({ key = '' }) => (/^[a-z0-9-]{16,64}$/.test(key) ? { key } : null),
  segments: ({ key }) => ({ key }),
  query: withoutQuery,
}

export const CHECKOUT: ParamsInAddress<CheckoutParams> = {
  parse: (_segments, query) => {
    const step = query.get(STEP_QUERY_KEY)
    return step === THANK_YOU
      ? { step, order: /^[\w-]{1,32}$/.exec(query.get('order') ?? '')?.[0] ?? null, payment: parsePaymentId(query.get('payment') ?? '') }
      : { step: checkoutStep(step), order: null }
  },
  segments: withoutSegments,
  query: ({ step, order, payment = null }) => {
    const after = { ...(order !== null && { order }), ...(payment !== null && { payment }) }
    return step === checkoutStep(null) ? '' : `?${new URLSearchParams({ [STEP_QUERY_KEY]: step, ...after })}`
  },
}

export const PAYMENT: ParamsInAddress<PaymentParams> = {
  parse: ({ id = '' }) => (parsePaymentId(id) === null ? null : { id }),
  segments: ({ id }) => ({ id }),
  query: withoutQuery,
}

export const PAGE_NUMBER: ParamsInAddress<{ page: number }> = {
  parse: (_segments, query) => ({ page: parsePage(query.get('page')) }),
  segments: withoutSegments,
  query: ({ page }) => (page === 1 ? '' : `?page=${page}`),
}

export const ORDER: ParamsInAddress<OrderParams> = {
  parse: ({ id = '' }, query) => {
    const known = parseId<OrderId>(id)
    return known === null ? null : { id: known, payment: parsePaymentId(query.get('payment') ?? '') }
  },
  segments: ({ id }) => ({ id: String(id) }),
  query: ({ payment = null }) => (payment === null ? '' : `?${new URLSearchParams({ payment })}`),
}

export const PRODUCT: ParamsInAddress<ProductParams> = {
  parse: ({ product = '' }, query) => {
    const named = splitSlugId<ProductId>(product)
    return named && { ...named, variant: parseId<ProductId>(query.get('product') ?? '') }
  },
  segments: ({ slug, id }) => ({ product: `${slug}-${id}` }),
  query: ({ variant }) => (variant === null ? '' : `?product=${variant}`),
}

function parseListing(query: URLSearchParams): ListingParams {
  const panel = parsePanel(query.get(PANEL_KEY))
  return { filters: parseFilters(query), ...(panel && { panel }) }
}

function listingQuery({ filters, panel }: ListingParams): string {
  const query = toQueryString(filters)
  return panel === undefined ? query : `${query === '' ? '?' : `${query}&`}${PANEL_KEY}=${panel}`
}

/** `fotel-366-4711` -> slug `fotel-366`, id 4711. */
function splitSlugId<Id extends ProductId | VendorId>(text: string): { slug: string; id: Id } | null {
  const parts = /^(?:(.*)-)?(\d+)$/.exec(text)
  const id = parseId<Id>(parts?.[2] ?? '')
  return parts?.[1] !== undefined && id !== null ? { slug: parts[1], id } : null
}
