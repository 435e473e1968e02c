'use client'
import { useState, useSyncExternalStore } from 'react'
import { isPromoBarShown, promoBarCookie } from '../../domain/marketing/promo-bar.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import type { User } from '../../domain/account/user.ts'
import { isViewerActive } from '../../domain/account/viewer.ts'
import { onSeenAgain, readCookie, writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { useVisitorState } from '../../shop-api/browser/use-visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { BannerStrip } from '../../ui/banner-strip/banner-strip.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import styles from './promo-bar-strip.module.css'

interface PromoBarStripProps {
  id: number
  text: string
  /** Time left, as text. */
  left: string | null
  href: string
  ground: string
  textColor: 'light' | 'dark'
  label: string
  closeLabel: string
}

/**
 * Shown to an active viewer, and to a visitor who has not closed it (spec §4). Once closed it stays hidden until the next full load, and
 * for a guest until the cookie expires (GAP-03). It covers a row that always exists, so closing it shifts no content.
 */
export function PromoBarStrip({ id, text, left, href, ground, textColor, label, closeLabel }: PromoBarStripProps) {
  const { data: user } = useVisitorState<User | null>(VISITOR_KEYS.user)
  const hasDismissed = useSyncExternalStore(
    onSeenAgain,
    () => readCookie(promoBarCookie(id)) !== null,
    () => false,
  )
  const [closed, setClosed] = useState<number | null>(null)
  const viewer = { isActive: isViewerActive(user ?? null), hasDismissed }
  if (closed === id || !isPromoBarShown({ id }, viewer)) return null

  function close() {
    setClosed(id)
    writeCookie(SCRIPT_COOKIES.promoBarClosed, '1', promoBarCookie(id))
  }

  return (
    <div className={styles.root} data-promo-bar>
      <BannerStrip
        label={label}
        ground={ground}
        textColor={textColor}
        action={
          <span className={styles.close}>
            <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onClick={close} />
          </span>
        }
      >
        <a className={styles.link} href={href}>
          <span>
            <span>{text}</span> {left !== null && <span className={styles.left}>{left}</span>}
          </span>
        </a>
      </BannerStrip>
    </div>
  )
}
