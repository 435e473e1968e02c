import { requirementId } from './named-requirements.ts'

/** A group of numbered statements: its letters, what it is about, and its ids. */
export interface StatementArea {
  area: string
  about: string
  ids: readonly string[]
}

/**
 * The statements of docs/requirements.md: areas are its headings `## MKT: Markets`, statements its lines `- **MKT-01** text`.
 * Throws when an area has a gap in its numbers, a number twice, or a statement of another area.
 */
export function numberedStatements(document: string): StatementArea[] {
  return document
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [, area, about] = /^([A-Z]{2,4}): (.+)\n/.exec(section) ?? []
      if (area === undefined || about === undefined) return []
      const ids = [...section.matchAll(/^- \*\*([^*]+)\*\* \S/gm)].map(([, id = '']) => id).sort()
      const expected = ids.map((_, index) => requirementId(area, index + 1))
      if (ids.join() !== expected.join()) throw new Error(`Statements of ${area} are not numbered from 01 without a gap: ${ids.join(' ')}`)
      return [{ area, about, ids }]
    })
}
