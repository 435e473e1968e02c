import type { User } from '../../domain/account/user.ts'
import { userMenu } from '../../domain/account/user-menu.ts'
import { LogoutButton } from './logout-button.client.tsx'
import type { MenuLink, MenuLinks } from './user-menu-links.ts'
import styles from './user-menu-list.module.css'

interface UserMenuListProps {
  /** A role that is not known has no entries. */
  user: Partial<Pick<User, 'isUserPro' | 'isVendor'>>
  links: MenuLinks
  logout: { label: string; failed: string; leadsTo: string }
  /** Entry of the current page. */
  current?: keyof MenuLinks
}

/** The user menu by role, in the order of spec §2 (MNU-01 to MNU-06): in the header, and beside account pages. */
export function UserMenuList({ user, links, logout, current }: UserMenuListProps) {
  return (
    <ul className={styles.root}>
      {userMenu(user).map((name) => (
        <li key={name}>{name === 'logout' ? <LogoutButton {...logout} /> : <Entry link={links[name]} isCurrent={name === current} />}</li>
      ))}
    </ul>
  )
}

function Entry({ link: { label, href, newTab }, isCurrent }: { link: MenuLink; isCurrent: boolean }) {
  if (newTab === undefined) {
    return (
      <a className={styles.entry} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    )
  }
  return (
    <a className={styles.entry} href={href} target="_blank" rel="noopener">
      <span>{label}</span> <span className="visually-hidden">{`(${newTab})`}</span>
    </a>
  )
}
