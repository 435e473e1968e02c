// One of each: a market, a campaign, a page, a cookie, an event and an endpoint.
import { type Additions, type Insertion, textRows } from './changed-copy.ts'

/** A change request as somebody carries it out. */
export interface Change extends Additions {
  name: string
  /** Most code files that it may touch or add. */
  limit: number
  insertions: readonly Insertion[]
}

/** In a new currency. German is read as English where the folder, the seeds or the reference rows have no German. */
const MARKET: Change = {
  name: 'a market',
  limit: 1,
  insertions: [
    before('app/domain/market.ts', '} as const satisfies Record<string, CurrencyRow>', "  CHF: { symbol: 'CHF', plnPerUnit: 45_000 },\n"),
    ...textRows('api-names', { CHF: 'Swiss franc' }),
    before(
      'app/domain/market.ts',
      '} as const satisfies Record<string, MarketRow>',
      `  schweiz: {
    id: 4,
    name: 'Schweiz',
    language: 'de',
    languageName: 'Deutsch',
    currencyId: 'CHF',
    countryId: 'CH',
    isLocal: true,
    prefix: '/de',
    shippingTo: 'ch',
    hasInstallments: false,
    hasShippingQuote: false,
    usesInches: false,
  },
`,
    ),
  ],
  folders: [{ from: 'locales/en', to: 'locales/de' }],
  files: { 'locales/de/mails.json': '{ "passwordResetSubject": "Neues Passwort festlegen" }' },
}

const CAMPAIGN: Change = {
  name: 'a campaign',
  limit: 1,
  insertions: [
    before(
      'app/domain/marketing/campaigns.ts',
      '] as const satisfies readonly CampaignRow[]',
      `  { slug: 'jesienna-promocja', from: '2027-10-01 00:00', to: '2027-10-07 23:59', color: '#7B1E2F' },\n`,
    ),
    ...['pl', 'en', 'es'].map((language) =>
      before(`locales/${language}/common.json`, '"holidayPromotions"', `"campaign-jesienna-promocja": "Autumn in ${language}", `),
    ),
    before(
      'seeds/content/pages/campaigns.ts',
      "  'noc-zakupow-promocja': {",
      "  'jesienna-promocja': { picture: 'home-1', en: { lead: 'Leaves fall.', more: 'So do prices.', points: ['One', 'Two', 'Three'] } },\n",
    ),
  ],
}

const PAGE: Change = {
  name: 'a page',
  limit: 3,
  insertions: [
    before('app/addresses/address-table.ts', '  product: {', "  sizeGuide: { path: () => '/rozmiary', ...params.NO_PARAMS },\n"),
    before(
      'app/pages.ts',
      '  product: {',
      "  sizeGuide: { cache: 'content', load: async () => (await import('./pages/size-guide/size-guide-page.tsx')).SizeGuidePage },\n",
    ),
    before('e2e/every-page.ts', '  product: async (shop)', '  sizeGuide: async () => ({}),\n'),
    before('app/pages/every-page.test.tsx', "    product: { slug: 'fotel-366'", '    sizeGuide: {},\n'),
  ],
  files: {
    'app/pages/size-guide/size-guide-page.tsx': `import type { PageInput } from '../../page.ts'

export function SizeGuidePage({ t }: PageInput<object>) {
  return <h1>{t('nav:home')}</h1>
}
`,
  },
}

const COOKIE: Change = {
  name: 'a cookie',
  limit: 1,
  insertions: [before('edge/session/cookies.ts', '  guestId: {', "  tour: { ...EDGE, name: 'tour', maxAge: DAY },\n")],
}

const SCRIPT_COOKIE: Change = {
  name: 'a cookie that scripts may touch',
  limit: 1,
  insertions: [before('app/domain/marketing/script-cookies.ts', '  consent: {', "  layout: { name: 'layout', maxAge: DAY },\n")],
}

const EVENT: Change = {
  name: 'an analytics event',
  limit: 2,
  insertions: [
    before('app/analytics/events.ts', "  view_item: 'shop',", "  view_promotion: 'shop',\n"),
    before('app/features/likes/use-likes.client.ts', "void track('add_to_wishlist'", "void track('view_promotion', tracked)\n      "),
  ],
}

const ENDPOINT: Change = {
  name: 'an endpoint',
  limit: 3,
  insertions: [
    before(
      'app/shop-api/contract/listings.ts',
      'export const Boutique = z',
      `export const vendorCity = createRoute({
  method: 'get',
  path: '/shop/vendor/{id}/city',
  tags: ['extension'],
  operationId: 'vendorCity',
  summary: 'Where a vendor is',
  description: '404 for an unknown id.',
  request: { headers: SessionHeaders, query: NoQuery, params: z.object({ id: PathId }) },
  responses: {
    200: { description: 'The city', content: { 'application/json': { schema: z.object({ data: z.string() }) } } },
    ...NOT_FOUND,
    ...READ_ERRORS,
  },
})

`,
    ),
    before('app/shop-api/shop-api.ts', 'vendorDetails }', 'vendorCity, '),
    before('app/shop-api/shop-api.ts', '  boutique: (slug: string)', '  vendorCity: (id: VendorId) => Promise<string | null>\n'),
    before(
      'app/shop-api/shop-api.ts',
      '    async boutique(slug) {',
      `    async vendorCity(id) {
      return (await call(vendorCity, { path: { id } }))?.data ?? null
    },
`,
    ),
    before('mock-api/routes/listings.ts', 'vendorDetails }', 'vendorCity, '),
    before(
      'mock-api/routes/listings.ts',
      '  app.openapi(vendorDetails',
      `  app.openapi(vendorCity, (c) => {
    const row = vendorById.get({ world: c.var.world, id: c.req.valid('param').id })
    return row ? c.json({ data: row.city }, 200) : c.json(errorBody('NOT_FOUND'), 404)
  })

`,
    ),
  ],
}

export const TABLE_CHANGES: readonly Change[] = [MARKET, CAMPAIGN, PAGE, COOKIE, SCRIPT_COOKIE, EVENT, ENDPOINT]

function before(file: string, text: string, inserted: string): Insertion {
  return { file, before: text, text: inserted }
}
