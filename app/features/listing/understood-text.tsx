import { factBadges, literally, type UnderstoodText as Understood } from '../../domain/search/understood-text.ts'
import { TextTile } from '../../ui/tile/text-tile.tsx'
import { badgeTexts } from '../filters/filter-labels.ts'
import type { ListingView } from '../filters/listing-view.ts'
import styles from './understood-text.module.css'

const EXCLUDED = {
  all: 'product-listing:excludedAll',
  named: 'product-listing:excludedNamed',
  no: 'product-listing:excludedNo',
} as const

/**
 * How the search text was understood (EXT-10, EXT-79): the words that were corrected, those that not all products have, those that a kind stands in
 * for, what was excluded, and a badge for each condition, which removes it from the text; the last link searches for the text literally.
 */
export function UnderstoodText({ view: { filters, address, market, t }, understood }: { view: ListingView; understood: Understood }) {
  const { corrected, without, instead, excluded } = understood
  const badges = factBadges(filters, understood, badgeTexts(t, market).label)
  const quoted = (text: string) => t('product-listing:quotedText', { text })
  return (
    <section className={styles.root} aria-label={t('product-listing:understood')}>
      {corrected.map(({ typed, meant }) => (
        <p key={typed}>{t('product-listing:correctedTo', { typed: quoted(typed), meant: quoted(meant) })}</p>
      ))}
      {without.length > 0 && <p>{t('product-listing:foundWithout', { words: without.map(quoted).join(', ') })}</p>}
      {instead.map(({ typed, shown }) => (
        <p key={typed}>{t('product-listing:shownInstead', { typed: quoted(typed), shown: shown.join(', ') })}</p>
      ))}
      {excluded.map(({ typed, known }) => (
        <p key={typed}>{t(EXCLUDED[known], { typed: quoted(typed) })}</p>
      ))}
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
