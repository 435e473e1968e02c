// Listings by theme (GAP-46). One tag per campaign of 2022 beside the lasting ones; which products bear which is in catalog/product-tags.ts.
import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import { priceIn } from './promises.ts'

export interface TagRow {
  id: number
  slug: string
  pl: string
  en: string
  es: string
}

const LASTING = [
  { slug: 'nowosci', pl: 'Nowości', en: 'New arrivals', es: 'Novedades' },
  { slug: 'prl', pl: 'Design PRL', en: 'Polish design of the PRL', es: 'Diseño de la PRL' },
  { slug: 'prezent', pl: 'Na prezent', en: 'Gift ideas', es: 'Para regalar' },
  { slug: 'do-salonu', pl: 'Do salonu', en: 'For the living room', es: 'Para el salón' },
  { slug: 'do-sypialni', pl: 'Do sypialni', en: 'For the bedroom', es: 'Para el dormitorio' },
  { slug: 'do-jadalni', pl: 'Do jadalni', en: 'For the dining room', es: 'Para el comedor' },
  { slug: 'do-gabinetu', pl: 'Do gabinetu', en: 'For the study', es: 'Para el despacho' },
  { slug: 'do-przedpokoju', pl: 'Do przedpokoju', en: 'For the hall', es: 'Para el recibidor' },
  { slug: 'do-lazienki', pl: 'Do łazienki', en: 'For the bathroom', es: 'Para el baño' },
  { slug: 'na-taras', pl: 'Na taras i balkon', en: 'For terrace and balcony', es: 'Para terraza y balcón' },
  { slug: 'skandynawskie', pl: 'Skandynawskie wzornictwo', en: 'Scandinavian design', es: 'Diseño escandinavo' },
  { slug: 'space-age', pl: 'Space Age', en: 'Space Age', es: 'Space Age' },
  { slug: 'art-deco', pl: 'Art déco', en: 'Art Deco', es: 'Art déco' },
  { slug: 'secesja', pl: 'Secesja', en: 'Art Nouveau', es: 'Modernismo' },
  { slug: 'po-renowacji', pl: 'Po renowacji', en: 'Restored', es: 'Restaurado' },
  { slug: 'do-renowacji', pl: 'Do renowacji', en: 'For restoration', es: 'Para restaurar' },
  { slug: 'projektanci', pl: 'Znani projektanci', en: 'Known designers', es: 'Diseñadores conocidos' },
  { slug: 'szklo-kolorowe', pl: 'Szkło kolorowe', en: 'Coloured glass', es: 'Vidrio de color' },
  { slug: 'porcelana', pl: 'Porcelana', en: 'Porcelain', es: 'Porcelana' },
  { slug: 'mosiadz', pl: 'Mosiądz', en: 'Brass', es: 'Latón' },
  { slug: 'swieta', pl: 'Święta', en: 'Christmas', es: 'Navidad' },
  { slug: 'pod-choinke', pl: 'Pod choinkę', en: 'Under the tree', es: 'Bajo el árbol' },
  { slug: 'do-350-zl', pl: `Do ${priceIn('pl', 350)}`, en: `Up to ${priceIn('en', 350)}`, es: `Hasta ${priceIn('es', 350)}` },
  { slug: 'dla-kolekcjonerow', pl: 'Dla kolekcjonerów', en: 'For collectors', es: 'Para coleccionistas' },
] as const

const FIRST_CAMPAIGN_ID = 40

/** Every tag. Ids of lasting ones from 1, of campaigns from 40. */
export const TAGS: readonly TagRow[] = [
  ...LASTING.map(({ slug, pl, en, es }, index) => ({ id: index + 1, slug, pl, en, es })),
  ...CAMPAIGNS.map(({ slug, titles: { pl, en, es } }, index) => ({ id: FIRST_CAMPAIGN_ID + index, slug: tagSlugOf(slug), pl, en, es })),
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
