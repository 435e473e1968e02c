import { fillSlots } from '../domain/fill-slots.ts'
import type { User } from '../domain/account/user.ts'
import { paymentHref } from '../domain/checkout/order.ts'
import type { MenuLinks } from '../features/account/user-menu-links.ts'
import { UserMenuList } from '../features/account/user-menu-list.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import styles from './visitor-panels.module.css'

export interface UserLabels {
  menu: string
  /** `{name}` is replaced by the first name. */
  greeting: string
  greetingNameless: string
  placeholder: string
  logout: string
  logoutFailed: string
  /** `{number}` is replaced by the number of an unpaid order. */
  pay: string
}

/** A user of whom perhaps only the name is known: the call with the rest failed. */
export type ShownUser = Pick<User, 'firstName'> & Partial<User>

interface UserPanelProps {
  /** null: a guest. */
  user: ShownUser | null
  login: { href: string; label: string }
  register: { href: string; label: string }
  startHref: string
  /** Prefix of the market's paths. */
  pathPrefix: string
  links: MenuLinks
  labels: UserLabels
}

/**
 * Panel of the user icon: a greeting and the menu of the role, or login and registration (HDR-09, HDR-10). While the role is not known, the
 * entries that every role has.
 */
export function UserPanel({ user, login, register, startHref, pathPrefix, links, labels }: UserPanelProps) {
  if (!user) {
    return (
      <div className={styles.placeholder}>
        <p>{labels.placeholder}</p>
        <LinkButton href={login.href} isWide>
          {login.label}
        </LinkButton>
        <LinkButton href={register.href} variant="secondary" isWide>
          {register.label}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className={styles.menu}>
      <p className={styles.greeting}>{user.firstName ? fillSlots(labels.greeting, { name: user.firstName }) : labels.greetingNameless}</p>
      {user.unpaidOrders?.map(({ id, number, paymentLink }) => (
        <a
          key={id}
          className={styles.unpaid}
          href={paymentLink === null ? `${links.orderHistory.href}/${id}` : paymentHref(paymentLink, pathPrefix)}
        >
          {fillSlots(labels.pay, { number })}
        </a>
      ))}
      <UserMenuList user={user} links={links} logout={{ label: labels.logout, failed: labels.logoutFailed, leadsTo: startHref }} />
    </div>
  )
}
