import type { Language } from '../language.ts'

/** A breadcrumb (spec §3); the last one is the page itself. */
export interface Breadcrumb {
  id: string | number
  title: string
  href: string
  /** Of the title, where it is not the page's. */
  lang?: Language | undefined
}

/**
 * Breadcrumbs of a catalog page: home, products, then the ancestors that all selected categories share (spec §2).
 * @param chains one chain per selected category, from its top-level ancestor to itself
 */
export function catalogTrail(
  { home, catalog }: { home: Breadcrumb; catalog: Breadcrumb },
  chains: readonly (readonly Breadcrumb[])[],
): Breadcrumb[] {
  const [first = [], ...others] = chains
  const firstDifference = first.findIndex(({ id }, level) => others.some((chain) => chain[level]?.id !== id))
  return [home, catalog, ...(firstDifference === -1 ? first : first.slice(0, firstDifference))]
}

/** Breadcrumbs as schema.org's BreadcrumbList: position, title and absolute address (spec §2). */
export function breadcrumbList(trail: readonly Breadcrumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(href, origin).href,
    })),
  }
}
