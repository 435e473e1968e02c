import type { ReactNode } from 'react'
import { headerPromotion } from '../domain/campaigns.ts'
import { NO_FILTERS } from '../domain/filters.ts'
import { SEARCH_FIELD_ID } from '../features/search-box/search-box.tsx'
import type { PageInput } from '../page.ts'
import { href, hrefOf, type RouteMatch } from '../routes.ts'
import { SearchIcon } from '../ui/icons/icons.tsx'
import { CatalogueIcon, HomeIcon, PromotionIcon } from './bar-icons.tsx'
import styles from './bottom-bar.module.css'
import { helpLink } from './help-links.ts'

interface BottomBarProps {
  input: PageInput<unknown>
  match: RouteMatch | null
}

/** The bar's default variant (spec §2): on a phone the four ways within reach of a thumb, elsewhere contact and delivery. */
export function BottomBar({ input, match }: BottomBarProps) {
  const { t, language, now } = input
  const here = match && hrefOf(match)
  const ways: { icon: ReactNode; title: string; href: string }[] = [
    { icon: <HomeIcon />, title: t('nav:barHome'), href: href('home', {}, language) },
    { icon: <CatalogueIcon />, title: t('nav:catalogue'), href: href('catalog', { filters: NO_FILTERS }, language) },
    { icon: <SearchIcon />, title: t('nav:search'), href: `#${SEARCH_FIELD_ID}` },
    { icon: <PromotionIcon />, title: t('nav:promotions'), href: headerPromotion(now, language).href },
  ]
  return (
    <nav className={styles.root} aria-label={t('nav:shortcuts')}>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.href}>
            <a className={styles.way} href={way.href} aria-current={way.href === here ? 'page' : undefined}>
              {way.icon}
              {way.title}
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.contact}>
        {[helpLink('contact', input), helpLink('paymentAndDelivery', input)].map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
