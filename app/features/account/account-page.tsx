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
  title: string
  /** Menu entry of the current page. */
  current: keyof MenuLinks
  children: ReactNode
}

/** An account page: title, user menu, content. On a phone the menu is only here (GAP-108). */
export function AccountPage({ input, user, title, current, children }: AccountPageProps) {
  const { t, language } = input
  return (
    <div className={styles.root}>
      <PageUser id={user.id} />
      <h1 className={styles.title}>{title}</h1>
      <nav className={styles.menu} aria-label={t('nav:userMenu')}>
        <UserMenuList
          user={user}
          links={userMenuLinks(input)}
          logout={{ label: t('nav:logout'), failed: t('common:changeFailed'), leadsTo: startPath(language) }}
          current={current}
        />
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
