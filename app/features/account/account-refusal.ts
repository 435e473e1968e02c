import { type FieldChecks, type FieldTexts, serverErrors } from '../../domain/forms/form-checks.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import { MINUTE_MS, SECOND_MS } from '../../domain/time/instant.ts'
import { pluralForm } from '../../domain/plural-form.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'

/** Texts for refusals of an account form. */
export interface RefusalLabels extends FailureLabels {
  /** By plural form; `{n}` is replaced by the minutes to wait. Only for rate-limited calls (GAP-105). */
  throttled?: Record<string, string>
  /** Form-level texts, by error code of the shop API. */
  codes?: Readonly<Record<string, string>>
  /** Texts for message keys that belong to no rule of the form. */
  fields?: Readonly<Record<string, string>>
}

interface RefusalOptions<Field extends string> {
  checks: FieldChecks<Field>
  labels: RefusalLabels
  language: Language
}

/** Errors of a refused form: at the fields the response names, else above the form (GAP-115). */
export function accountRefusal<Field extends string>(
  failure: CallFailure,
  { checks, labels, language }: RefusalOptions<Field>,
): { errors: FieldTexts<Field>; formError: string | null } {
  const ofAll = failure.status === 429 ? throttledText(failure, labels, language) : labels.codes?.[failure.code]
  if (ofAll !== undefined) return { errors: {}, formError: ofAll }
  const { fields, hasOthers } = serverErrors(failure.fields, checks, labels.fields)
  const isSaid = Object.keys(fields).length > 0 && !hasOthers
  return { errors: fields, formError: isSaid ? null : failureText(failure, labels) }
}

function throttledText({ retryAfterS = 0 }: CallFailure, { throttled }: RefusalLabels, language: Language): string | undefined {
  const minutes = Math.max(1, Math.ceil((retryAfterS * SECOND_MS) / MINUTE_MS))
  const form = throttled?.[pluralForm(minutes, language)]
  return form && fillSlots(form, { n: minutes })
}
