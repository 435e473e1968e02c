import type { ReactNode } from 'react'
import { NO_FILTERS } from '../../domain/filters.ts'
import type { Product } from '../../domain/product.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../routes.ts'
import styles from './about-product.module.css'

interface AboutProductProps {
  input: PageInput<unknown>
  product: Product
}

/** Description and facts; a fact without a value has no row (GAP-142). */
export function AboutProduct({ input, product }: AboutProductProps) {
  const rows = factRows(input, product).filter(([, value]) => value)
  return (
    <section aria-labelledby="about" className={styles.root}>
      <h2 id="about">{input.t('product:about')}</h2>
      {/* Made safe by the shop when it was stored (spec §3: HTML). */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{input.t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factRows({ language }: PageInput<unknown>, product: Product): [MessageKey, ReactNode][] {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ')
  const [chain = []] = product.categoriesWithHierarchy
  const category = chain.at(-1)
  return [
    ['product:condition', <Condition key="condition" {...product.condition} />],
    ['product:era', product.era?.name],
    ['product:style', names(product.styles)],
    ['product:material', names(product.materials)],
    ['product:color', names(product.colors)],
    ['product:designer', product.designer?.name],
    ['product:manufacturer', product.manufacturer?.name],
    [
      'product:category',
      category && <a href={href('catalog', { filters: { ...NO_FILTERS, categories: [category.id] } }, language)}>{category.name}</a>,
    ],
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
