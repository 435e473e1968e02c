import { jsonForScript } from './json-ld.ts'

/** A schema.org thing: '@type' and its properties. */
export type Thing = { '@type': string } & Record<string, unknown>

/** A structured-data block for search engines (spec §2, SEO). It is data: nothing in it runs. */
export function StructuredData({ data }: { data: Thing }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript({ '@context': 'https://schema.org', ...data }) }} />
  )
}
