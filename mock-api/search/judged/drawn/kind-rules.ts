import type { Language } from '#app/domain/language.ts'
import type { GradingRule } from '../graded-queries.ts'
import rules from './kind-rules.json' with { type: 'json' }

/** Kinds that share a noun, and what is acceptable beside. */
type KindRule = Pick<GradingRule, 'kind' | 'near'>

/**
 * By language or for all: who types "chair" may mean one for a bar, and an armchair is near. A noun may be for more in one language: "table" and
 * "mesa" for coffee tables, "reloj" for watches.
 */
const RULES: Readonly<Record<string, Readonly<Record<string, KindRule>>>> = rules

/** The rule for a query that names a kind by its name in the reference list. */
export function kindRule(id: number, language: Language): KindRule {
  return { kind: [id], ...(RULES[language]?.[id] ?? RULES['all']?.[id]) }
}
