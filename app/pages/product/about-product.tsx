import { NO_FILTERS } from '../../domain/search/filters.ts'
import { sourceLang } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { RichText } from '../../features/rich-text/rich-text.tsx'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { type Fact, FactList } from '../../ui/fact-list/fact-list.tsx'
import styles from './about-product.module.css'

interface AboutProductProps {
  input: PageInput<unknown>
  product: Product
}

/** Description and attributes; an attribute without a value has no row (GAP-142). */
export function AboutProduct({ input, product }: AboutProductProps) {
  return (
    <section aria-labelledby="about" className={styles.root}>
      <h2 id="about">{input.t('product:about')}</h2>
      <RichText html={product.descriptionHtml} lang={sourceLang(input.language)} />
      <FactList facts={factsOf(input, product).filter(({ value }) => value)} />
    </section>
  )
}

function factsOf({ t, language }: PageInput<unknown>, product: Product): Fact[] {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ')
  const category = product.categoriesWithHierarchy[0]?.at(-1)
  return [
    { term: t('product:condition'), value: <Condition {...product.condition} /> },
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

function Condition({ name, annotation }: Product['condition']) {
  return (
    <>
      {name}
      <span className={styles.annotation}>{annotation}</span>
    </>
  )
}
