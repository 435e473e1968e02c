// Tag listings (GAP-46). One tag per campaign of 2022 besides the permanent ones; catalog/product-tags.ts assigns them to products.
import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import type { ByLanguage } from '#app/domain/language.ts'
import { campaignTitles } from './campaign-titles.ts'
import { priceIn } from './promises.ts'

export interface TagRow {
  id: number
  slug: string
  names: ByLanguage<string>
}

const LASTING = [
  { slug: 'nowosci', names: { pl: 'Nowości', en: 'New arrivals', es: 'Novedades' } },
  { slug: 'prl', names: { pl: 'Design PRL', en: 'Polish design of the PRL', es: 'Diseño de la PRL' } },
  { slug: 'prezent', names: { pl: 'Na prezent', en: 'Gift ideas', es: 'Para regalar' } },
  { slug: 'do-salonu', names: { pl: 'Do salonu', en: 'For the living room', es: 'Para el salón' } },
  { slug: 'do-sypialni', names: { pl: 'Do sypialni', en: 'For the bedroom', es: 'Para el dormitorio' } },
  { slug: 'do-jadalni', names: { pl: 'Do jadalni', en: 'For the dining room', es: 'Para el comedor' } },
  { slug: 'do-gabinetu', names: { pl: 'Do gabinetu', en: 'For the study', es: 'Para el despacho' } },
  { slug: 'do-przedpokoju', names: { pl: 'Do przedpokoju', en: 'For the hall', es: 'Para el recibidor' } },
  { slug: 'do-lazienki', names: { pl: 'Do łazienki', en: 'For the bathroom', es: 'Para el baño' } },
  { slug: 'na-taras', names: { pl: 'Na taras i balkon', en: 'For terrace and balcony', es: 'Para terraza y balcón' } },
  { slug: 'skandynawskie', names: { pl: 'Skandynawskie wzornictwo', en: 'Scandinavian design', es: 'Diseño escandinavo' } },
  { slug: 'space-age', names: { pl: 'Space Age', en: 'Space Age', es: 'Space Age' } },
  { slug: 'art-deco', names: { pl: 'Art déco', en: 'Art Deco', es: 'Art déco' } },
  { slug: 'secesja', names: { pl: 'Secesja', en: 'Art Nouveau', es: 'Modernismo' } },
  { slug: 'po-renowacji', names: { pl: 'Po renowacji', en: 'Restored', es: 'Restaurado' } },
  { slug: 'do-renowacji', names: { pl: 'Do renowacji', en: 'For restoration', es: 'Para restaurar' } },
  { slug: 'projektanci', names: { pl: 'Znani projektanci', en: 'Known designers', es: 'Diseñadores conocidos' } },
  { slug: 'szklo-kolorowe', names: { pl: 'Szkło kolorowe', en: 'Coloured glass', es: 'Vidrio de color' } },
  { slug: 'porcelana', names: { pl: 'Porcelana', en: 'Porcelain', es: 'Porcelana' } },
  { slug: 'mosiadz', names: { pl: 'Mosiądz', en: 'Brass', es: 'Latón' } },
  { slug: 'swieta', names: { pl: 'Święta', en: 'Christmas', es: 'Navidad' } },
  { slug: 'pod-choinke', names: { pl: 'Pod choinkę', en: 'For Christmas', es: 'Para Navidad' } },
  { slug: 'do-350-zl', names: { pl: `Do ${priceIn('pl', 350)}`, en: `Up to ${priceIn('en', 350)}`, es: `Hasta ${priceIn('es', 350)}` } },
  { slug: 'dla-kolekcjonerow', names: { pl: 'Dla kolekcjonerów', en: 'For collectors', es: 'Para coleccionistas' } },
] as const

const FIRST_CAMPAIGN_ID = 40

/** Every tag. Ids of permanent ones from 1, of campaigns from 40. */
export const TAGS: readonly TagRow[] = [
  ...LASTING.map(({ slug, names }, index) => ({ id: index + 1, slug, names })),
  ...CAMPAIGNS.map(({ slug }, index) => ({ id: FIRST_CAMPAIGN_ID + index, slug: tagSlugOf(slug), names: campaignTitles(slug) })),
]

const BY_SLUG = new Map(TAGS.map(({ slug, id }) => [slug, id]))

/**
 * Id of a tag.
 * @throws RangeError for an unknown slug
 */
export function tagId(slug: (typeof LASTING)[number]['slug']): number {
  return BY_SLUG.get(slug) ?? unknown(slug)
}

/**
 * Id of the tag of a campaign of the domain's table.
 * @throws RangeError for an unknown slug
 */
export function campaignTagId(campaignSlug: string): number {
  return BY_SLUG.get(tagSlugOf(campaignSlug)) ?? unknown(campaignSlug)
}

function tagSlugOf(campaignSlug: string): string {
  return campaignSlug.replace(/-promocja$/, '')
}

function unknown(slug: string): never {
  throw new RangeError(`No tag ${slug}`)
}
