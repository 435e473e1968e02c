import type { ComponentProps } from 'react'
import { fieldAria } from './field-aria.ts'
import { FormField, type FormFieldProps } from './form-field.tsx'
import styles from './form-field.module.css'

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'children' | 'required' | 'className'>, Omit<FormFieldProps, 'children' | 'count'> {
  name: string
}

/** A one-line text field with its label, hint and error; takes all attributes of `<input>`. */
export function TextField({ id, label, isRequired, error, hint, ...input }: TextFieldProps) {
  return (
    <FormField id={id} label={label} isRequired={isRequired} error={error} hint={hint}>
      <input type="text" {...input} {...fieldAria({ id, isRequired, error, hint })} className={styles.control} />
    </FormField>
  )
}
