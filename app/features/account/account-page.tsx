import type { ReactNode } from 'react'
import type { User } from '../../domain/account/user.ts'
import type { PageInput } from '../../page.ts'
import { startPath } from '../../addresses/page-links.ts'
import styles from './account-page.module.css'
import { PageUser } from './page-user.tsx'
import { type MenuLinks, userMenuLinks } from './user-menu-links.ts'
import { UserMenuList } from './user-menu-list.tsx'

interface AccountPageProps {
  input: Pick<PageInput<unknown>, 't' | 'language' | 'hosts'>
  user: User
  /** Menu entry of the current page, or of the one that it belongs to. */
  current: keyof MenuLinks
  /** The content takes the whole width, as grids and tables do. @default false */
  isWide?: boolean
  children: ReactNode
}

/** A page of the account: the user menu beside the content, which has the heading. On a phone the menu is one line to scroll, and only here (GAP-108). */
export function AccountPage({ input, user, current, isWide = false, children }: AccountPageProps) {
  const { t, language } = input
  return (
    <div className={styles.root}>
      <PageUser id={user.id} />
      <nav className={styles.menu} aria-label={t('nav:userMenu')}>
        <UserMenuList
          user={user}
          links={userMenuLinks(input)}
          logout={{ label: t('nav:logout'), failed: t('common:changeFailed'), leadsTo: startPath(language) }}
          current={current}
        />
      </nav>
      <div className={styles.content} data-width={isWide ? 'whole' : 'text'}>
        {children}
      </div>
    </div>
  )
}
