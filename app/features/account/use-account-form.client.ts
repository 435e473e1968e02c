import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { CallResult } from '../../shop-api/browser/call-shop.ts'
import type { FieldKinds, FormValues } from '../../ui/form/read-form.ts'
import { useForm, type UsedForm } from '../../ui/form/use-form.ts'
import { accountRefusal, type RefusalLabels } from './account-refusal.ts'

interface AccountFormOptions<Kinds extends FieldKinds, Data> {
  fields: Kinds
  /** Validation rules of the fields; they also decide which get an asterisk. */
  checks: FieldChecks<keyof Kinds & string>
  /** The subset of rules that applies, or how the values decide it. @default all */
  applied?: FieldChecks<keyof Kinds & string> | ((values: FormValues<Kinds>) => FieldChecks<keyof Kinds & string>)
  /** Both as in `useForm`. */
  keepAs?: string
  isEmptied?: boolean
  language: Language
  labels: RefusalLabels
  /** Calls the shop API; never rejects. */
  send: (values: FormValues<Kinds>) => Promise<CallResult<Data>>
  /** Called after success. */
  onTaken: (data: Data, values: FormValues<Kinds>) => Promise<void> | void
}

/** An account form: validates by its rules, then calls the shop API; refusals are shown at their fields (GAP-115). */
export function useAccountForm<Kinds extends FieldKinds, Data>({
  fields,
  checks,
  applied = checks,
  keepAs,
  isEmptied,
  language,
  labels,
  send,
  onTaken,
}: AccountFormOptions<Kinds, Data>): UsedForm<keyof Kinds & string> {
  return useForm({
    fields,
    ...(keepAs !== undefined && { keepAs }),
    ...(isEmptied && { isEmptied }),
    validate: (values) => formErrors(values, typeof applied === 'function' ? applied(values) : applied, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      const result = await send(values)
      return result.ok ? onTaken(result.data, values) : accountRefusal(result.failure, { checks, labels, language })
    },
  })
}
