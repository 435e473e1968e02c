import { jsonForScript } from './json-ld.ts'

/** A schema.org object: '@type' and its properties. */
export type Thing = { '@type': string } & Record<string, unknown>

/** A structured-data block for search engines (spec §2, SEO), not executable. */
export function StructuredData({ data }: { data: Thing }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript({ '@context': 'https://schema.org', ...data }) }} />
  )
}
