import { vacationDay } from '../../domain/delivery/delivery-end-date.ts'
import { formatDayMonth } from '../../domain/time/instant.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import type { Vendor } from '../../domain/product/vendor.ts'
import { ListingHeader } from '../../features/listing/listing-header.tsx'
import { ExpandableText } from '../../features/rich-text/expandable-text.tsx'
import { VendorPhoto } from '../../features/vendor-record/vendor-photo.tsx'
import { VendorRecord } from '../../features/vendor-record/vendor-record.tsx'
import type { Translate } from '../../i18n/translator.ts'
import { countries } from '../../reference/reference.ts'
import styles from './vendor-header.module.css'

/** Small beside the place on a phone, as high as the facts elsewhere. */
const PHOTO_SIZES = '(max-width: 48em) 112px, 26vw'

interface VendorHeaderProps {
  vendor: Vendor
  now: number
  language: Language
  t: Translate
}

/** Header of a vendor's listing: name, place, description, vacation, record, picture (LST-04, GAP-44, GAP-83, EXT-36, EXT-40). */
export function VendorHeader({ vendor, now, language, t }: VendorHeaderProps) {
  const country = countries(language).find(({ id }) => id === vendor.countryId)?.translation
  const awayUntil = vacationDay(vendor.vacation, now)
  return (
    <ListingHeader title={vendor.name}>
      <div className={styles.root}>
        <p className={styles.place}>{[vendor.city, country].filter(Boolean).join(', ')}</p>
        {vendor.isSuspended && <p className={styles.note}>{t('product-listing:vendorSuspended')}</p>}
        {awayUntil && <p className={styles.note}>{t('product-listing:vendorOnVacation', { date: formatDayMonth(awayUntil) })}</p>}
        {vendor.record && <VendorRecord input={{ t, language }} record={vendor.record} />}
        <ExpandableText html={vendor.descriptionHtml} lang={sourceLang(language)} t={t} />
        {vendor.photo && (
          <div className={styles.photo}>
            <VendorPhoto photo={vendor.photo} name={vendor.name} language={language} sizes={PHOTO_SIZES} />
          </div>
        )}
      </div>
    </ListingHeader>
  )
}
