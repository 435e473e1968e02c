import { NO_FILTERS } from '../../domain/search/filters.ts'
import { sourceLang } from '../../domain/language.ts'
import { htmlPreview } from '../../domain/product/html-preview.ts'
import { photoVariant } from '../../domain/product/photo.ts'
import type { Product } from '../../domain/product/product.ts'
import { RichText } from '../../features/rich-text/rich-text.tsx'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx'
import styles from './about-product.module.css'

/** Size of a flaw's picture in the condition report. */
const FLAW_PX = { width: 64, height: 80 } as const

interface AboutProductProps {
  input: PageInput<unknown>
  product: Product
}

/** Description, with a line on its language where the page has another, and attributes; one without a value has no row (GAP-142). */
export function AboutProduct({ input, product }: AboutProductProps) {
  const lang = sourceLang(input.language)
  return (
    <section aria-labelledby="about" className={styles.root}>
      <h2 id="about">{input.t('product:about')}</h2>
      {lang && htmlPreview(product.descriptionHtml) && <p className={styles.annotation}>{input.t('product:inPolish')}</p>}
      <RichText html={product.descriptionHtml} lang={lang} />
      <FactList facts={factsOf(input, product).filter(({ value }) => value)} />
    </section>
  )
}

function factsOf({ t, language }: PageInput<unknown>, product: Product): Fact[] {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ')
  const category = product.categoriesWithHierarchy[0]?.at(-1)
  return [
    {
      term: t('product:condition'),
      value: (product.condition || product.photos.some(({ flaw }) => flaw)) && <Condition product={product} />,
    },
    { term: t('product:era'), value: product.era?.name },
    { term: t('product:style'), value: names(product.styles) },
    { term: t('product:material'), value: names(product.materials) },
    { term: t('product:color'), value: names(product.colors) },
    { term: t('product:designer'), value: product.designer?.name },
    { term: t('product:manufacturer'), value: product.manufacturer?.name },
    {
      term: t('product:category'),
      value: category && <a href={href('catalog', { filters: { ...NO_FILTERS, categories: [category.id] } }, language)}>{category.name}</a>,
    },
  ]
}

/** The condition, and each flaw that the gallery has a picture of, with the way to it (EXT-39). */
function Condition({ product: { condition, photos } }: Pick<AboutProductProps, 'product'>) {
  const flaws = photos.flatMap(({ flaw, url, color }, index) => (flaw ? [{ flaw, url, color, number: index + 1 }] : []))
  return (
    <>
      {condition && <span>{condition.name}</span>}
      {condition && <span className={styles.annotation}>{condition.annotation}</span>}
      {flaws.length > 0 && (
        <ul className={styles.flaws}>
          {flaws.map(({ flaw, url, color, number }) => (
            <li key={number}>
              <a href={`#photo-${number}`} className={styles.flaw}>
                <img
                  src={photoVariant(url, 320)}
                  alt=""
                  width={FLAW_PX.width}
                  height={FLAW_PX.height}
                  loading="lazy"
                  style={{ backgroundColor: color }}
                />
                <span>{flaw}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
