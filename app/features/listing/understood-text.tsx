import { factBadges, literally, type UnderstoodText as Understood } from '../../domain/search/understood-text.ts'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import { badgeTexts } from '../filters/filter-labels.ts'
import type { ListingView } from '../filters/listing-view.ts'
import styles from './understood-text.module.css'

/**
 * How the search text was understood (EXT-10): the words that were corrected, those that not all products have, and a badge for each number,
 * which removes it from the text; the last link searches for the text literally.
 */
export function UnderstoodText({ view: { filters, address, market, t }, understood }: { view: ListingView; understood: Understood }) {
  const { corrected, without } = understood
  const badges = factBadges(filters, understood, badgeTexts(t, market).label)
  const quoted = (text: string) => t('product-listing:quotedText', { text })
  return (
    <section className={styles.root} aria-label={t('product-listing:understood')}>
      {corrected.map(({ typed, meant }) => (
        <p key={typed}>{t('product-listing:correctedTo', { typed: quoted(typed), meant: quoted(meant) })}</p>
      ))}
      {without.length > 0 && <p>{t('product-listing:foundWithout', { words: without.map(quoted).join(', ') })}</p>}
      <ul>
        {badges.map((badge) => (
          <li key={badge.title}>
            <TextTile
              href={address(badge.without)}
              isRemoval
              aria-label={t('product-listing:removeFilter', { title: badge.title })}
              rel="nofollow"
            >
              {badge.title}
            </TextTile>
          </li>
        ))}
        <li>
          <a className={styles.literal} href={address(literally(filters))} rel="nofollow">
            {t('product-listing:searchLiterally')}
          </a>
        </li>
      </ul>
    </section>
  )
}
