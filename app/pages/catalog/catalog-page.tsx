import { Suspense } from 'react'
import type { PageInput } from '../../page.ts'
import type { RouteParams } from '../../routes.ts'
import { Probe } from './probe.client.tsx'

export function CatalogPage({ t }: PageInput<RouteParams['catalog']>) {
  return (
    <>
      <h1>{t('nav:products')}</h1>
      <Probe />
      <Suspense fallback={<p>loading</p>}>
        <Slow />
      </Suspense>
    </>
  )
}
async function Slow() {
  await new Promise((r) => setTimeout(r, 1000))
  return <p>Łóżko €</p>
}
