import type { ReactNode } from 'react'
import { promotionOfHeader } from '../features/promotions/header-promotion.ts'
import { SEARCH_FIELD_ID } from '../features/search-box/search-field-id.ts'
import type { PageInput } from '../page.ts'
import { href, hrefOf } from '../addresses/href.ts'
import { catalogHref } from '../addresses/page-links.ts'
import type { RouteMatch } from '../addresses/match-route.ts'
import { SearchIcon } from '../ui/icons/icons.tsx'
import { CatalogIcon, HomeIcon, PromotionIcon } from './bar-icons.tsx'
import styles from './bottom-bar.module.css'

/** The bar's default variant: the four most used links. */
export function BarLinks({ input, match }: { input: PageInput<unknown>; match: RouteMatch | null }) {
  const { t, language } = input
  const here = match && hrefOf(match)
  const ways: { icon: ReactNode; title: string; href: string }[] = [
    { icon: <HomeIcon />, title: t('nav:barHome'), href: href('home', {}, language) },
    { icon: <CatalogIcon />, title: t('nav:catalog'), href: catalogHref(language) },
    { icon: <SearchIcon />, title: t('nav:search'), href: `#${SEARCH_FIELD_ID}` },
    { icon: <PromotionIcon />, title: t('nav:promotions'), href: promotionOfHeader(input).href },
  ]
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.href}>
          <a className={styles.way} href={way.href} aria-current={way.href === here ? 'page' : undefined}>
            {way.icon}
            <span>{way.title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
