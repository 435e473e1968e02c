import type { FieldChecks, FieldRules } from '../domain/forms/form-checks.ts'
import { fieldChecks } from './field-checks.ts'
import type { Translate } from './translator.ts'

const RULES = { email: [{ validator: 'required' }, { validator: 'email' }] } as const satisfies FieldRules

/** Texts and rules of a form that has only an e-mail. */
export interface EmailFormLabels {
  email: string
  submit: string
  /** After the form was sent. */
  done: string
  checks: FieldChecks<'email'>
}

/** Labels and rules of such a form in a page's language. */
export function emailFormLabels(t: Translate, { submit, done }: Pick<EmailFormLabels, 'submit' | 'done'>): EmailFormLabels {
  return { email: t('common:newsletterEmail'), submit, done, checks: fieldChecks(RULES, t) }
}
