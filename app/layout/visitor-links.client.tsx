'use client'
import type { ReactNode } from 'react'
import { badgeText, itemCount } from '../domain/item-count.ts'
import { fillSlots } from '../domain/fill-slots.ts'
import type { Language } from '../domain/language.ts'
import { isLoggedIn } from '../domain/user.ts'
import { useUser } from '../features/account/use-user.client.ts'
import { useCart } from '../features/cart/use-cart.client.ts'
import { useLikes } from '../features/likes/use-likes.client.ts'
import { CountBadge } from '../ui/badge/count-badge.tsx'
import { IconLink } from '../ui/icon-button/icon-link.tsx'
import { CartIcon, HeartIcon, UserIcon } from '../ui/icons/icons.tsx'
import styles from './visitor-links.module.css'

/** A link with a count: its name without one, and with one in all plural forms. */
export interface CountedLink {
  href: string
  label: string
  /** By plural form; `{n}` stands for the number. */
  labels: Record<string, string>
}

interface VisitorLinksProps {
  language: Language
  login: { href: string; label: string }
  account: { href: string; label: string }
  favorites: CountedLink
  cart: CountedLink
}

/** Account, favourites and cart in the header (spec §2): links for everybody, with the visitor's counts once they are known. */
export function VisitorLinks({ language, login, account, favorites, cart }: VisitorLinksProps) {
  const { data: user } = useUser()
  const { data: likes } = useLikes()
  const { data: inCart } = useCart()
  const own = isLoggedIn(user ?? null) ? account : login
  return (
    <>
      <IconLink href={own.href} label={own.label} icon={<Sized icon={<UserIcon />} />} />
      <Counted link={favorites} count={likes?.length ?? 0} icon={<HeartIcon />} language={language} />
      <Counted link={cart} count={itemCount(inCart?.deliveries ?? [])} icon={<CartIcon />} language={language} />
    </>
  )
}

function Counted({ link, count, icon, language }: { link: CountedLink; count: number; icon: ReactNode; language: Language }) {
  const form = link.labels[new Intl.PluralRules(language).select(count)] ?? link.label
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
