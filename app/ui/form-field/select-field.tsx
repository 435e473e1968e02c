import type { ComponentProps } from 'react'
import { fieldAria } from './field-aria.ts'
import { FormField, type FormFieldProps } from './form-field.tsx'
import styles from './form-field.module.css'

interface SelectOption {
  value: string
  text: string
}

interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'required' | 'className'>, Omit<FormFieldProps, 'children' | 'count'> {
  name: string
  options: readonly SelectOption[]
  /** The first, empty option, such as "Choose a country". */
  placeholder?: string
}

/** A native select with label, hint and error. */
export function SelectField({ id, label, isRequired, error, hint, options, placeholder, ...select }: SelectFieldProps) {
  return (
    <FormField id={id} label={label} isRequired={isRequired} error={error} hint={hint}>
      <select {...select} {...fieldAria({ id, isRequired, error, hint })} className={styles.control}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FormField>
  )
}
