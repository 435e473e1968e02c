import { type Breadcrumb, breadcrumbList } from '../../domain/search/breadcrumbs.ts'
import type { PageInput } from '../../page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { StructuredData } from '../structured-data/structured-data.tsx'

interface BreadcrumbTrailProps {
  trail: readonly Breadcrumb[]
  input: PageInput<unknown>
}

/** The way to a page, for people and for search engines (spec §2). */
export function BreadcrumbTrail({ trail, input }: BreadcrumbTrailProps) {
  return (
    <>
      <Breadcrumbs items={trail} label={input.t('nav:breadcrumbs')} />
      <StructuredData data={breadcrumbList(trail, input.origin)} />
    </>
  )
}
