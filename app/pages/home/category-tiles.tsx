import { formatInteger } from '../../domain/pricing/format-price.ts'
import { PHOTO_FORMATS, photoSrcSet, photoVariant } from '../../domain/product/photo.ts'
import { mainCategories } from '../../layout/main-categories.ts'
import type { PageInput } from '../../page.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './category-tiles.module.css'
import type { CategoryExample } from './home-searches.ts'

/** `sizes` of a tile: eight in a row, four, or a scrollable row. */
const SIZES = '(min-width: 75em) 11rem, (min-width: 48em) 22vw, 40vw'

interface CategoryTilesProps {
  input: PageInput<unknown>
  examples: Promise<readonly CategoryExample[]>
}

/** The main categories, each with the photo of one of its products and its number of products. */
export async function CategoryTiles({ input, examples }: CategoryTilesProps) {
  return (
    <section aria-labelledby="departments">
      <SectionHeader id="departments" title={input.t('common:homeCategories')} />
      <ul className={styles.row}>
        {(await examples).map((example) => (
          <li key={example.id} className={styles.tile}>
            <Tile example={example} input={input} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ example: { href, title, photo, total }, input: { t } }: { example: CategoryExample; input: PageInput<unknown> }) {
  return (
    <>
      {photo ? (
        <Picture
          sources={PHOTO_FORMATS.map((format) => ({ type: `image/${format}`, srcSet: photoSrcSet(photo.url, format) }))}
          src={photoVariant(photo.url, 320, 'webp')}
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

/** Placeholder of the tiles while their searches run; the names are already known. */
export function CategoryTilesSkeleton({ input: { t, language } }: { input: PageInput<unknown> }) {
  return (
    <section aria-labelledby="departments" aria-busy="true">
      <SectionHeader id="departments" title={t('common:homeCategories')} />
      <ul className={styles.row}>
        {mainCategories(language).map(({ id, title, href }) => (
          <li key={id} className={styles.tile}>
            <Skeleton shape="portrait" />
            <a className={`whole-link ${styles.name}`} href={href}>
              {title}
            </a>
            <p className={styles.total}>
              <Skeleton shape="line" width="half" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
