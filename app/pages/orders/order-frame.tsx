import type { ReactNode } from 'react'
import type { User } from '../../domain/account/user.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import type { PageInput } from '../../page.ts'
import styles from './order-frame.module.css'

interface OrderFrameProps {
  input: Pick<PageInput<unknown>, 't' | 'language' | 'hosts'>
  /** null = a guest by the link of the order, who has no account around it (EXT-46). */
  user: User | null
  children: ReactNode
}

/** A page about one order: in the account of its buyer, or on its own. */
export function OrderFrame({ input, user, children }: OrderFrameProps) {
  if (user === null) return <div className={styles.guest}>{children}</div>
  return (
    <AccountPage input={input} user={user} current="orderHistory" isWide>
      {children}
    </AccountPage>
  )
}
