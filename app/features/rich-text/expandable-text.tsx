import { htmlPreview } from '../../domain/product/html-preview.ts'
import type { Language } from '../../domain/language.ts'
import type { Translate } from '../../i18n/translator.ts'
import styles from './expandable-text.module.css'
import { RichText } from './rich-text.tsx'

/** Maximum length of a description that is shown in full. */
const PREVIEW_LENGTH = 220

interface ExpandableTextProps {
  html: string
  /** Language, if it differs from the page's. */
  lang?: Language | undefined
  t: Translate
}

/** A description: an excerpt as plain text, and the full text on demand (LST-04, LST-22). */
export function ExpandableText({ html, lang, t }: ExpandableTextProps) {
  const text = htmlPreview(html)
  if (text === '') return null
  if (text.length <= PREVIEW_LENGTH) return <RichText html={html} lang={lang} />
  return (
    <div className={styles.root}>
      <p className={styles.preview} lang={lang}>
        {htmlPreview(html, PREVIEW_LENGTH)}
      </p>
      <details>
        <summary>
          <span className={styles.more}>{t('product-listing:readMore')}</span>
          <span className={styles.less}>{t('product-listing:readLess')}</span>
        </summary>
        <RichText html={html} lang={lang} />
      </details>
    </div>
  )
}
