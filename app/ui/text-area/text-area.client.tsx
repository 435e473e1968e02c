'use client'
import { useState, type ComponentProps } from 'react'
import { fieldAria } from '../form-field/field-aria.ts'
import { FormField, type FormFieldProps } from '../form-field/form-field.tsx'
import styles from '../form-field/form-field.module.css'

interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'id' | 'children' | 'required' | 'className' | 'value' | 'onInput'>,
    Omit<FormFieldProps, 'children' | 'count'> {
  name: string
  /** Maximum length; more can be typed, and the counter then shows an error. */
  max: number
  defaultValue?: string
}

/** A multi-line text field with a counter "current/max" (UIK-45, UIK-46). */
export function TextArea({ id, label, isRequired, error, hint, max, defaultValue = '', ...textarea }: TextAreaProps) {
  const [length, setLength] = useState(() => characters(defaultValue))
  const isOver = length > max
  const aria = fieldAria({ id, isRequired, error, hint })

  return (
    <FormField
      id={id}
      label={label}
      isRequired={isRequired}
      error={error}
      hint={hint}
      count={
        <span className={styles.count} data-over={isOver || undefined} aria-live={isOver ? 'polite' : 'off'}>
          {`${length}/${max}`}
        </span>
      }
    >
      <textarea
        {...textarea}
        {...aria}
        aria-invalid={isOver || aria['aria-invalid']}
        defaultValue={defaultValue}
        className={styles.control}
        // Typed before the scripts arrived, or restored by the browser, it counts (GAP-157).
        ref={(field) => void (field && setLength(characters(field.value)))}
        onInput={(event) => setLength(characters(event.currentTarget.value))}
      />
    </FormField>
  )
}

/** Number of characters (code points), as the rules of forms count them: an emoji has two UTF-16 units. */
function characters(text: string): number {
  return [...text].length
}
