// A form's rules as data: a table of fields, made with words on the server, read by the island that checks them.
import { firstBroken, isValidator, type Rule, VALIDATORS } from './validation.ts'

/** The rules of each field of a form, the first that fails first: a form = such a table. */
export type FieldRules<Field extends string = string> = Readonly<Record<Field, readonly Rule[]>>

/** A rule with what is said when it is broken, in the page's language. */
export interface FieldCheck extends Rule {
  text: string
}

/** What an island needs to check a form: plain data, no translations to load. */
export type FieldChecks<Field extends string = string> = Readonly<Record<Field, readonly FieldCheck[]>>

/** What is wrong, in words, by field; a field that is right is not there. */
export type FieldTexts<Field extends string = string> = Partial<Record<Field, string>>

/** First in a row of rules: an empty field is right, and the other rules are for what is typed. */
export const OPTIONAL = 'optional'

/** What is wrong with the values of a form: of each field the first rule it breaks (spec §5). */
export function formErrors<Field extends string>(
  values: Readonly<Record<Field, unknown>>,
  checks: FieldChecks<Field>,
  log: (message: string) => void,
): FieldTexts<Field> {
  const errors: FieldTexts<Field> = {}
  for (const field of fieldsOf(checks)) {
    const broken = firstWrong(values[field], checks[field], log)
    if (broken) errors[field] = broken.text
  }
  return errors
}

/** Whether a field must be filled, so that it gets its asterisk. */
export function isRequired(checks: readonly Rule[]): boolean {
  return checks.some(({ validator }) => validator === 'required' || validator === 'agreement')
}

/** What the server's answer says about a form. */
export interface ServerErrors<Field extends string> {
  fields: FieldTexts<Field>
  /** Something was wrong that no field of the form can say. */
  hasOthers: boolean
}

/**
 * Puts the server's message keys into words: those of the form's own rules, else those in `texts` (such as an address that is taken).
 * What has no field here or no words is left to the form as a whole (GAP-115).
 */
export function serverErrors<Field extends string>(
  sent: Readonly<Record<string, string>>,
  checks: FieldChecks<Field>,
  texts: Readonly<Record<string, string>> = {},
): ServerErrors<Field> {
  const fields: FieldTexts<Field> = {}
  for (const field of fieldsOf(checks)) {
    const key = sent[field]
    const text = key === undefined ? undefined : (checks[field].find((check) => messageOf(check) === key)?.text ?? texts[key])
    if (text !== undefined) fields[field] = text
  }
  return { fields, hasOthers: Object.keys(sent).some((name) => !Object.hasOwn(fields, name)) }
}

function firstWrong(value: unknown, checks: readonly FieldCheck[], log: (message: string) => void): FieldCheck | null {
  const isOptional = checks[0]?.validator === OPTIONAL
  if (isOptional && (value === '' || value === undefined)) return null
  return firstBroken(value, isOptional ? checks.slice(1) : checks, log)
}

function messageOf({ validator }: Rule): string | null {
  return isValidator(validator) ? VALIDATORS[validator].message : null
}

function fieldsOf<Field extends string>(checks: FieldChecks<Field>): Field[] {
  return Object.keys(checks) as Field[]
}
