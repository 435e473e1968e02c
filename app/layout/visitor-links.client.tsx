'use client'
import { type ReactNode, Suspense } from 'react'
import { badgeText, itemCount } from '../domain/cart/item-count.ts'
import { fillSlots } from '../domain/fill-slots.ts'
import type { Language } from '../domain/language.ts'
import { pluralForm } from '../domain/plural-form.ts'
import type { MenuLinks } from '../features/account/user-menu-links.ts'
import { useCart } from '../features/cart/use-cart.client.ts'
import { useLikes } from '../features/likes/use-likes.client.ts'
import { useVisitorFacts } from '../shop-api/browser/use-visitor-facts.ts'
import { CountBadge } from '../ui/badge/count-badge.tsx'
import { HoverDropdown } from '../ui/dropdown/hover-dropdown.client.tsx'
import { IconLink } from '../ui/icon-button/icon-link.tsx'
import { CartIcon, HeartIcon, UserIcon } from '../ui/icons/icons.tsx'
import type { FavoritesLabels } from './favorites-panel.tsx'
import { LazyFavoritesPanel } from './lazy-panels.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { UserLink } from './user-link.client.tsx'
import type { UserLabels } from './user-panel.tsx'
import styles from './visitor-links.module.css'

/** A link with a count: its label without a count, and with one in all plural forms. */
export interface CountedLink {
  href: string
  label: string
  /** By plural form; `{n}` is replaced by the count. */
  pluralLabels: Record<string, string>
}

interface VisitorLinksProps {
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  user: {
    login: { href: string; label: string }
    register: { href: string; label: string }
    /** Redirect target after logout. */
    startHref: string
    links: MenuLinks
    labels: UserLabels
  }
  favorites: CountedLink & { newestHref: string; labels: FavoritesLabels }
  cart: CountedLink
}

/** Account, favourites and cart links in the header (spec §2): identical for all visitors; counts appear once they are known. */
export function VisitorLinks({ language, pathPrefix, user, favorites, cart }: VisitorLinksProps) {
  const { data: likes, error } = useLikes()
  const { data: inCart } = useCart()
  const facts = useVisitorFacts()
  return (
    <>
      <UserLink {...user} pathPrefix={pathPrefix} icon={<Sized icon={<UserIcon />} />} />
      <HoverDropdown
        label={favorites.label}
        trigger={<Counted link={favorites} count={likes?.length ?? facts.likes ?? 0} icon={<HeartIcon />} language={language} />}
      >
        <Suspense fallback={<PanelSkeleton />}>
          <LazyFavoritesPanel
            likes={likes}
            hasFailed={error !== undefined}
            language={language}
            pathPrefix={pathPrefix}
            href={favorites.href}
            newestHref={favorites.newestHref}
            labels={favorites.labels}
          />
        </Suspense>
      </HoverDropdown>
      <Counted
        link={cart}
        count={inCart === undefined ? (facts.cart ?? 0) : itemCount(inCart?.deliveries ?? [])}
        icon={<CartIcon />}
        language={language}
      />
    </>
  )
}

function Counted({ link, count, icon, language }: { link: CountedLink; count: number; icon: ReactNode; language: Language }) {
  const form = link.pluralLabels[pluralForm(count, language)] ?? link.label
  return (
    <IconLink
      href={link.href}
      label={count === 0 ? link.label : fillSlots(form, { n: badgeText(count) })}
      icon={<Sized icon={icon} />}
      badge={count > 0 && <CountBadge text={badgeText(count)} />}
    />
  )
}

/** Spec §2: 24 px, on mobile 32 px. */
function Sized({ icon }: { icon: ReactNode }) {
  return <span className={styles.icon}>{icon}</span>
}
