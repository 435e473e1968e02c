import { decimalMark, formatInteger } from '../../domain/pricing/format-price.ts'
import { meanRating, type RatingCounts, type VendorRecord as Record } from '../../domain/product/vendor-record.ts'
import { calendarDay } from '../../domain/time/instant.ts'
import type { PageInput } from '../../page.ts'
import styles from './vendor-record.module.css'

/** The best ratings first. */
const STARS = [5, 4, 3, 2, 1] as const

interface VendorRecordProps {
  input: Pick<PageInput<unknown>, 't' | 'language'>
  record: Record
}

/** Since when a vendor sells, how much, how soon they answer, and how buyers rate them (EXT-36). */
export function VendorRecord({ input, record }: VendorRecordProps) {
  const { t } = input
  const facts = [
    { term: t('product:vendorSince'), value: calendarDay(record.sellingSince).year },
    { term: t('product:vendorSales'), value: formatInteger(record.sales) },
    { term: t('product:vendorAnswers'), value: t('product:vendorAnswersWithin', { count: record.answersWithinHours }) },
  ]
  return (
    <dl className={styles.root}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.rating}>
        <dt className={styles.term}>{t('product:vendorRating')}</dt>
        <dd>
          <Rating input={input} ratings={record.ratings} />
        </dd>
      </div>
    </dl>
  )
}

/** The mean with the number of ratings, and how many gave each number of stars. */
function Rating({ input: { t, language }, ratings }: Pick<VendorRecordProps, 'input'> & { ratings: RatingCounts }) {
  const rating = meanRating(ratings)
  if (!rating) return t('product:vendorUnrated')
  const mean = rating.mean.toFixed(1).replace('.', decimalMark(language))
  return (
    <>
      <span>{t('product:vendorRatingMean', { mean, count: rating.count, total: formatInteger(rating.count) })}</span>
      <ol className={styles.stars}>
        {STARS.map((stars) => (
          <li key={stars}>{t('product:vendorStars', { stars, number: formatInteger(ratings[stars - 1] ?? 0) })}</li>
        ))}
      </ol>
    </>
  )
}
