import { textColorOn } from '../../domain/marketing/contrast.ts'
import type { PageInput } from '../../page.ts'
import { promotionOfHeader } from './header-promotion.ts'
import styles from './header-promotion-link.module.css'

/** Link to the current campaign in its colour, else to the promotions page (spec §4, Header promotion). */
export function HeaderPromotionLink({ input }: { input: PageInput<unknown> }) {
  const { title, href, color } = promotionOfHeader(input)
  return (
    <a className={styles.root} href={href} style={{ backgroundColor: color, color: textColorOn(color) }}>
      {title}
    </a>
  )
}
