import { slots } from '../domain/fill-slots.ts'
import type { FieldChecks, FieldRules } from '../domain/forms/form-checks.ts'
import { isValidator, type MessageKey, MIN_PASSWORD_CHARACTERS, type Rule, VALIDATORS } from '../domain/forms/validation.ts'
import type { Translate } from './translator.ts'

/** A form's rules with their messages, for the island that validates them (VAL-24): `<LoginForm checks={fieldChecks(LOGIN_RULES, t)} />`. */
export function fieldChecks<Field extends string>(rules: FieldRules<Field>, t: Translate): FieldChecks<Field> {
  const withText = (rule: Rule) => ({
    ...rule,
    text: isValidator(rule.validator) ? ruleText(VALIDATORS[rule.validator].message, rule, t) : '',
  })
  const rows = Object.entries<readonly Rule[]>(rules).map(([field, row]) => [field, row.map(withText)])
  return Object.fromEntries(rows) as FieldChecks<Field>
}

/** Messages for keys that only the server returns, such as a taken e-mail. */
export function messageTexts(keys: readonly (MessageKey | ServerMessageKey)[], t: Translate): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, t(`validations:${key}`)]))
}

/** Message keys that belong to no rule of a form (GAP-114, GAP-115). */
type ServerMessageKey = 'emailTakenErrorMessage' | 'incorrectValueErrorMessage'

function ruleText(message: MessageKey, { number }: Rule, t: Translate): string {
  return t(`validations:${message}`, { number: number ?? MIN_PASSWORD_CHARACTERS, ...slots('example') })
}
