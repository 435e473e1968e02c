import { fillSlots } from '../domain/fill-slots.ts'
import type { User } from '../domain/account/user.ts'
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
}

interface UserPanelProps {
  user: User | null
  login: { href: string; label: string }
  register: { href: string; label: string }
  startHref: string
  links: MenuLinks
  labels: UserLabels
}

/** Panel of the user icon: a greeting and the menu of the role, or login and registration (HDR-09, HDR-10). */
export function UserPanel({ user, login, register, startHref, links, labels }: UserPanelProps) {
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
      <UserMenuList user={user} links={links} logout={{ label: labels.logout, failed: labels.logoutFailed, leadsTo: startHref }} />
    </div>
  )
}
