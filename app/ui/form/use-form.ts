import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { focusFirstInvalid } from './focus-invalid.ts'
import { useKeptForm } from '../kept-forms/use-kept-form.ts'
import { type FieldKinds, type FormValues, readForm } from './read-form.ts'

type FieldOf<Kinds extends FieldKinds> = keyof Kinds & string

/** What is wrong, in words, by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Why the form was not taken although its fields were right. */
export interface Refusal<Field extends string> {
  errors?: FieldErrors<Field>
  /** Said above the form, when no field can say it. */
  formError?: string | null
}

export interface FormOptions<Kinds extends FieldKinds> {
  /** How the value of each field is read. */
  fields: Kinds
  /** Pure; {} when all is well. */
  validate: (values: FormValues<Kinds>) => FieldErrors<FieldOf<Kinds>>
  /** Under which name what was typed outlives a session that ends; one of a kind on its page. @default the names of the fields */
  keepAs?: string
  /** Which fields get an asterisk. @default none */
  isRequired?: (field: FieldOf<Kinds>) => boolean
  /** Runs when all fields are valid, never twice at a time. Resolves to why the form was refused, or to nothing; it does not reject. */
  onSubmit: (values: FormValues<Kinds>) => Promise<Refusal<FieldOf<Kinds>> | void>
}

/** The state that `Form` and `SubmitButton` share. */
export interface FormState {
  root: Pick<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit' | 'onInput'> & {
    ref: RefObject<HTMLFormElement | null>
    'data-keep': string
  }
  /** What is wrong with the form as a whole. */
  error: string | null
  isSubmitting: boolean
  /** Scripts have taken the form over; before that it sends nothing. */
  isAwake: boolean
}

export interface UsedForm<Field extends string> extends FormState {
  /** Spread on a field of the kit. */
  field: (name: Field) => { id: string; name: Field; error: string | null; isRequired: boolean }
}

/**
 * A form whose errors appear with the first submit and are then kept up to date (VAL-25, VAL-26). A submit with errors goes to the first
 * wrong field (VAL-27), one without runs `onSubmit` (VAL-28). The fields keep their own values.
 */
export function useForm<Kinds extends FieldKinds>({
  fields,
  validate,
  keepAs = Object.keys(fields).join(' '),
  isRequired = () => false,
  onSubmit,
}: FormOptions<Kinds>): UsedForm<FieldOf<Kinds>> {
  type Field = FieldOf<Kinds>
  const ref = useRef<HTMLFormElement>(null)
  const wasSubmitted = useRef(false)
  const kept = useKeptForm(ref, keepAs)
  const prefix = useId()
  const isAwake = useSyncExternalStore(subscribeToNothing, yes, no)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refusal, setRefusal] = useState<Refusal<Field>>({})
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failures, setFailures] = useState(0)

  // After the errors are rendered: only then are the fields marked invalid.
  useEffect(() => {
    if (failures > 0 && ref.current) focusFirstInvalid(ref.current)
  }, [failures])

  async function submit(form: HTMLFormElement) {
    const values = readForm(new FormData(form), fields)
    const found = validate(values)
    wasSubmitted.current = true
    setErrors(found)
    setRefusal({})
    if (Object.keys(found).length > 0) return setFailures((count) => count + 1)
    setIsSubmitting(true)
    const refused = await onSubmit(values).finally(() => setIsSubmitting(false))
    if (!refused) return
    setRefusal(refused)
    setFailures((count) => count + 1)
  }

  function checkAgain(form: HTMLFormElement, changed: string | undefined) {
    if (!wasSubmitted.current) return
    setErrors(validate(readForm(new FormData(form), fields)))
    // What the server said of this field was about another value.
    setRefusal(({ errors = {}, ...rest }) => ({ ...rest, errors: without(errors, changed) }))
  }

  return {
    root: {
      ref,
      ...kept,
      // Never used: a form that were sent by accident would show its values in the address.
      method: 'post',
      // The browser's own messages are for those without scripts.
      noValidate: isAwake,
      onSubmit(event) {
        event.preventDefault()
        if (!isSubmitting) void submit(event.currentTarget)
      },
      onInput(event) {
        checkAgain(event.currentTarget, nameOf(event.target))
      },
    },
    field: (name) => ({
      id: `${prefix}-${name}`,
      name,
      error: errors[name] ?? refusal.errors?.[name] ?? null,
      isRequired: isRequired(name),
    }),
    error: refusal.formError ?? null,
    isSubmitting,
    isAwake,
  }
}

function without<Field extends string>(errors: FieldErrors<Field>, changed: string | undefined): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== changed)) as FieldErrors<Field>
}

function nameOf(target: EventTarget): string | undefined {
  return 'name' in target && typeof target.name === 'string' ? target.name : undefined
}

const subscribeToNothing = () => () => undefined
const yes = () => true
const no = () => false
