import type { PageInput } from '../../page.ts'
import { PageHead } from './page-head.tsx'

interface PrivatePageHeadProps {
  input: Pick<PageInput<unknown>, 't' | 'origin' | 'language'>
  /** Without the name of the shop. */
  title: string
  description: string
  /** Path of the canonical URL. */
  canonical: string
}

/** Metadata of a page that no search engine lists: of one visitor, or a form. */
export function PrivatePageHead({ input: { t, origin, language }, title, description, canonical }: PrivatePageHeadProps) {
  return (
    <PageHead
      title={t('product-listing:browserTitle', { title })}
      description={description}
      origin={origin}
      language={language}
      canonical={canonical}
      isIndexed={false}
    />
  )
}
