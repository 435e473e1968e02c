import { sourceLang } from '../../domain/language.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PageInput } from '../../page.ts'
import { productHref } from '../../addresses/page-links.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import styles from './enquiry-product.module.css'
import { enquirySubject } from './enquiry-subject.ts'

interface EnquiryProductProps {
  input: PageInput<unknown>
  product: Product
}

/** Product of an enquiry on the contact page (GAP-87). */
export function EnquiryProduct({ input: { t, language }, product }: EnquiryProductProps) {
  const { id } = product
  const [photo] = product.photos
  return (
    <section className={styles.root} aria-labelledby="enquiry-product">
      {photo && (
        <img
          className={styles.photo}
          src={photo.url}
          srcSet={photoSrcSet(photo.url, 640)}
          sizes="6rem"
          width={photo.width}
          height={photo.height}
          alt=""
          style={{ backgroundColor: photo.color }}
        />
      )}
      <div className={styles.facts}>
        <h2 id="enquiry-product" className={styles.title}>
          {t('common:askAbout')}
        </h2>
        <p>
          <a href={productHref(product, language)} lang={sourceLang(language)}>
            {product.name}
          </a>
        </p>
        <p className={styles.number}>{t('common:askNumber', { id })}</p>
        <LinkButton
          href={`mailto:${t('common:askAddress')}?subject=${encodeURIComponent(enquirySubject(product, t))}`}
          variant="secondary"
          size="small"
        >
          {t('common:askMail')}
        </LinkButton>
      </div>
    </section>
  )
}
