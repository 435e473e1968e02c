import type { BoutiqueText } from '../../domain/search/boutique.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { htmlPreview } from '../../domain/product/html-preview.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import styles from './boutiques.module.css'

/** Maximum length of a description: about three lines of a column. */
const PREVIEW_LENGTH = 120

interface BoutiquesProps {
  input: PageInput<unknown>
  boutiques: Promise<readonly BoutiqueText[]>
}

/** Curated listings as short entries; renders nothing without any. */
export async function Boutiques({ input: { t, language }, boutiques }: BoutiquesProps) {
  const found = await boutiques
  if (found.length === 0) return null
  return (
    <section aria-labelledby="boutiques">
      <SectionHeader id="boutiques" title={t('common:homeBoutiques')} />
      <ul className={styles.list}>
        {found.map(({ id, slug, title, descriptionHtml }) => (
          <li key={id} className={styles.entry}>
            <h3>
              <a className="whole-link" href={href('boutique', { butique: slug, filters: NO_FILTERS }, language)}>
                {title}
              </a>
            </h3>
            <p className={styles.text}>{htmlPreview(descriptionHtml, PREVIEW_LENGTH)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
