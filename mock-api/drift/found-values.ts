import { z } from 'zod'
import { ALL_MARKETS } from '#app/domain/market.ts'
import { readLocale } from '#locales/read-locale.ts'

/** Something on sale that a search found. */
const Hit = z.object({
  id: z.number(),
  vendorId: z.number(),
  categories: z.array(z.number()),
  tags: z.array(z.number()),
  amountOfAvailableItems: z.number(),
  regularPrice: z.number(),
  promoPrice: z.number().nullable(),
  currencyId: z.string(),
  deliveryTypeId: z.number(),
  isVendorSuspended: z.boolean(),
  status: z.object({ id: z.string() }),
})
export type Hit = z.infer<typeof Hit>

const Found = z.object({ data: z.object({ items: z.array(z.unknown()) }) })
const Links = z.object({ data: z.object({ items: z.array(z.object({ href: z.string() })), promoBar: z.unknown() }) })

/** The hits of a search response that can be read, whatever else is wrong with it. */
export function hitsOf(json: unknown): Hit[] {
  const found = Found.safeParse(json)
  return found.success
    ? found.data.data.items.flatMap((item) => {
        const hit = Hit.safeParse(item)
        return hit.success ? [hit.data] : []
      })
    : []
}

/** A value of a response at a path, if it has the type. */
export function valueAt<T extends z.ZodType>(json: unknown, place: string, schema: T): z.infer<T> | undefined {
  const value = place
    .split('.')
    .reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined), json)
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** A page that a banner leads to. */
export type LinkedPage =
  | { kind: 'boutique'; slug: string }
  | { kind: 'tag'; slug: string }
  | { kind: 'content'; lang: string; slug: string }

/** Pages that banners and the promo bar lead to: the only place where the shop API names slugs of boutiques and content pages. */
export function linkedPages(banners: unknown): LinkedPage[] {
  const read = Links.safeParse(banners)
  if (!read.success) return []
  const bar = valueAt(banners, 'data.promoBar.href', z.string())
  return [...read.data.data.items.map(({ href }) => href), ...(bar === undefined ? [] : [bar])].flatMap(pagesOfHref)
}

function pagesOfHref(href: string): LinkedPage[] {
  if (!URL.canParse(href, 'http://shop.test')) return []
  const { pathname } = new URL(href, 'http://shop.test')
  const [, lang, slug] = /^\/cp\/([a-z]{2})\/([^/]+)$/.exec(pathname) ?? []
  if (lang !== undefined && slug !== undefined) return [{ kind: 'content', lang, slug: decodeURIComponent(slug) }]
  for (const { language, prefix } of ALL_MARKETS) {
    const segments = readLocale(language, 'routes')
    for (const kind of ['boutique', 'tag'] as const) {
      const begin = `${prefix}/${segments[kind]}/`
      const rest = pathname.startsWith(begin) ? pathname.slice(begin.length) : ''
      if (rest !== '' && !rest.includes('/')) return [{ kind, slug: decodeURIComponent(rest) }]
    }
  }
  return []
}
