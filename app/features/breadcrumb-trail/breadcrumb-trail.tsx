import { type Breadcrumb, breadcrumbList } from '../../domain/search/breadcrumbs.ts'
import type { PageInput } from '../../page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { StructuredData } from '../../ui/structured-data/structured-data.tsx'

interface BreadcrumbTrailProps {
  trail: readonly Breadcrumb[]
  input: PageInput<unknown>
}

/** Breadcrumbs of a page as links and as structured data (spec §2). */
export function BreadcrumbTrail({ trail, input }: BreadcrumbTrailProps) {
  return (
    <>
      <Breadcrumbs items={trail} label={input.t('nav:breadcrumbs')} />
      <StructuredData data={breadcrumbList(trail, input.origin)} />
    </>
  )
}
