import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { focusFirstInvalid } from './focus-invalid.ts'
import { useKeptForm } from '../kept-forms/use-kept-form.ts'
import { showPending } from '../lazy/show-pending.ts'
import { type FieldKinds, type FormValues, readForm } from './read-form.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

type FieldOf<Kinds extends FieldKinds> = keyof Kinds & string

/** Error messages by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Why the form was refused although its fields are valid. */
export interface Refusal<Field extends string> {
  errors?: FieldErrors<Field>
  /** Error above the form, when it belongs to no field. */
  formError?: string | null
}

export interface FormOptions<Kinds extends FieldKinds> {
  /** How the value of each field is read. */
  fields: Kinds
  /** Validates; a pure function; {} when valid. */
  validate: (values: FormValues<Kinds>) => FieldErrors<FieldOf<Kinds>>
  /** The form is empty after a success, for the next input; what was typed meanwhile is that, and stays. @default false */
  isEmptied?: boolean
  /** Key under which input is saved when the session ends; unique on the page. @default the names of the fields */
  keepAs?: string
  /** Required fields, marked with an asterisk. @default none */
  isRequired?: (field: FieldOf<Kinds>) => boolean
  /** Called with the values at every change, before hydration never. */
  onTyped?: (values: FormValues<Kinds>) => void
  /** Called once, after hydration, with what the fields hold then: it may have been typed before. */
  onHydrated?: (values: FormValues<Kinds>) => void
  /** Called when all fields are valid, never twice at a time. Resolves to the refusal, or to undefined; must not reject. */
  onSubmit: (values: FormValues<Kinds>) => Promise<Refusal<FieldOf<Kinds>> | void>
}

/** A field that was wrong at the last submit. */
export interface FoundError {
  name: string
  /** Of its control, or of the group of its controls. */
  id: string
  text: string
}

/** State shared by `Form` and `SubmitButton`. */
export interface FormState {
  root: Pick<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit' | 'onInput'> & {
    ref: RefObject<HTMLFormElement | null>
    'data-keep': string
  }
  /** Error of the form as a whole. */
  error: string | null
  /** What was wrong at the last submit, by field. It stays while fields are corrected: a list that shrinks would move the field that is typed into. */
  found: readonly FoundError[]
  isSubmitting: boolean
  /** The form is hydrated; before that it cannot be submitted. */
  isHydrated: boolean
}

export interface UsedForm<Field extends string> extends FormState {
  /** Props to spread on a field of the kit. */
  field: (name: Field) => { id: string; name: Field; error: string | null; isRequired: boolean }
}

/**
 * A form that validates at the first submit and on every change after it (VAL-25, VAL-26). A submit with errors focuses the first invalid
 * field (VAL-27), one without runs `onSubmit` (VAL-28), both in the frame after the click shows. The fields are uncontrolled.
 */
export function useForm<Kinds extends FieldKinds>({
  fields,
  validate,
  isEmptied = false,
  keepAs = Object.keys(fields).join(' '),
  isRequired = () => false,
  onTyped,
  onHydrated,
  onSubmit,
}: FormOptions<Kinds>): UsedForm<FieldOf<Kinds>> {
  type Field = FieldOf<Kinds>
  const ref = useRef<HTMLFormElement>(null)
  const wasSubmitted = useRef(false)
  const kept = useKeptForm(ref, keepAs)
  const prefix = useId()
  const idOf = (name: string) => `${prefix}-${name}`
  const isHydrated = useIsHydrated()
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refusal, setRefusal] = useState<Refusal<Field>>({})
  const [atSubmit, setAtSubmit] = useState<FieldErrors<Field>>({})
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failures, setFailures] = useState(0)

  const hydrated = useEffectEvent(() => {
    if (onHydrated && ref.current) onHydrated(readForm(new FormData(ref.current), fields))
  })
  useEffect(() => hydrated(), [])

  // After the errors are rendered: only then are the fields marked invalid.
  useEffect(() => {
    if (failures > 0 && ref.current) focusFirstInvalid(ref.current)
  }, [failures])

  async function submit(form: HTMLFormElement) {
    const values = readForm(new FormData(form), fields)
    const found = validate(values)
    wasSubmitted.current = true
    setErrors(found)
    setAtSubmit(found)
    setRefusal({})
    if (Object.keys(found).length > 0) return setFailures((count) => count + 1)
    setIsSubmitting(true)
    // From here on: a success may lead to another page at once.
    form.dataset['sent'] = ''
    const refused = await onSubmit(values).finally(() => setIsSubmitting(false))
    if (!refused) {
      // What is typed from here on is another attempt (VAL-25).
      wasSubmitted.current = false
      setErrors({})
      if (isEmptied && form.dataset['sent'] !== undefined) form.reset()
      return
    }
    delete form.dataset['sent']
    setRefusal(refused)
    setAtSubmit(refused.errors ?? {})
    setFailures((count) => count + 1)
  }

  function checkAgain(form: HTMLFormElement, changed: string | undefined) {
    if (!wasSubmitted.current) return
    setErrors(validate(readForm(new FormData(form), fields)))
    // The server's error concerned the previous value.
    setRefusal(({ errors = {}, ...rest }) => ({ ...rest, errors: without(errors, changed) }))
  }

  return {
    root: {
      ref,
      ...kept,
      // Never used; method=post keeps the values out of the URL should the form be submitted natively.
      method: 'post',
      // Native messages are for visitors without scripts.
      noValidate: isHydrated,
      onSubmit(event) {
        event.preventDefault()
        const form = event.currentTarget
        // Errors, and the next page, are rendered after the frame that shows the click.
        void showPending(form.querySelector<HTMLElement>('[type=submit]') ?? form, async () => submit(form))
      },
      onInput(event) {
        delete event.currentTarget.dataset['sent']
        onTyped?.(readForm(new FormData(event.currentTarget), fields))
        checkAgain(event.currentTarget, nameOf(event.target))
      },
    },
    field: (name) => ({
      id: idOf(name),
      name,
      error: errors[name] ?? refusal.errors?.[name] ?? null,
      isRequired: isRequired(name),
    }),
    error: refusal.formError ?? null,
    found: Object.entries<string | undefined>(atSubmit).flatMap(([name, text]) =>
      text === undefined ? [] : [{ name, id: idOf(name), text }],
    ),
    isSubmitting,
    isHydrated,
  }
}

function without<Field extends string>(errors: FieldErrors<Field>, changed: string | undefined): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== changed)) as FieldErrors<Field>
}

function nameOf(target: EventTarget): string | undefined {
  return 'name' in target && typeof target.name === 'string' ? target.name : undefined
}
