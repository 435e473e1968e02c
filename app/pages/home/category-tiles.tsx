import { formatInteger } from '../../domain/pricing/format-price.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { mainCategories } from '../../layout/main-categories.ts'
import type { PageInput } from '../../page.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import styles from './category-tiles.module.css'
import type { Department } from './home-searches.ts'

/** `sizes` of a tile: eight in a row, four, or a scrollable row. */
const SIZES = '(min-width: 75em) 11rem, (min-width: 48em) 22vw, 40vw'

interface CategoryTilesProps {
  input: PageInput<unknown>
  departments: Promise<readonly Department[]>
}

/** The main categories, each with the photo of one of its products and its number of products. */
export async function CategoryTiles({ input, departments }: CategoryTilesProps) {
  return (
    <section aria-labelledby="departments">
      <SectionHeader id="departments" title={input.t('common:homeCategories')} />
      <ul className={styles.row}>
        {(await departments).map((department) => (
          <li key={department.id} className={styles.tile}>
            <Tile department={department} input={input} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ department: { href, title, photo, total }, input: { t } }: { department: Department; input: PageInput<unknown> }) {
  return (
    <>
      {photo ? (
        <Picture
          src={photo.url}
          srcSet={photoSrcSet(photo.url)}
          width={photo.width}
          height={photo.height}
          alt=""
          sizes={SIZES}
          ground={photo.color}
        />
      ) : (
        <MissingPicture />
      )}
      <a className={`whole-link ${styles.name}`} href={href}>
        {title}
      </a>
      {total !== null && <p className={styles.total}>{t('common:pieces', { count: total, shown: formatInteger(total) })}</p>}
    </>
  )
}

/** Placeholder of the tiles while their call runs; the names are already known. Picture and number are rendered without elements. */
export function CategoryTilesSkeleton({ input: { t, language } }: { input: PageInput<unknown> }) {
  return (
    <section aria-labelledby="departments" aria-busy="true">
      <SectionHeader id="departments" title={t('common:homeCategories')} />
      <ul className={styles.row}>
        {mainCategories(language).map(({ id, title, href }) => (
          <li key={id} className={styles.waiting}>
            <a className={`whole-link ${styles.name}`} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
