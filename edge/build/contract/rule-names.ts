import { UnknownSchema } from './schema-def.ts'

/** Files whose functions the contract's schemas of responses call. */
export const RULE_FILES = ['app/domain/forms/line-of-text.ts', 'app/domain/forms/validation.ts', 'app/domain/time/instant.ts'] as const

type Exports = Readonly<Record<string, unknown>>

/**
 * Finds functions by what they are: an export of a file, or a function inside one, such as `VALIDATORS.nip.passes`.
 * @param modules exports by file
 */
export function createRuleNames(modules: Readonly<Record<string, Exports>>) {
  const imports = new Map<string, string>()
  return {
    /** How the compiled module calls a function. @throws UnknownSchema for a function that none of the files has */
    nameOf(rule: unknown, place: string): string {
      for (const [file, exports] of Object.entries(modules)) {
        for (const [name, value] of Object.entries(exports)) {
          const inside = pathTo(rule, value, 2)
          if (!inside) continue
          imports.set(name, file)
          return [name, ...inside].join('.')
        }
      }
      throw new UnknownSchema(place, `function by its name: ${String(rule)}. It must be an export of ${RULE_FILES.join(', ')}`)
    },
    /** What the module imports: name -> file. */
    imports: imports as ReadonlyMap<string, string>,
  }
}

/** Keys that lead from a value to a function; null: none do. */
function pathTo(rule: unknown, value: unknown, depth: number): readonly string[] | null {
  if (rule === value) return []
  if (depth === 0 || typeof value !== 'object' || value === null) return null
  for (const [key, each] of Object.entries(value)) {
    const rest = pathTo(rule, each, depth - 1)
    if (rest) return [key, ...rest]
  }
  return null
}
