import { fieldAria } from '../form-field/field-aria.ts'
import { FormField } from '../form-field/form-field.tsx'
import type { TextFieldProps } from '../form-field/text-field.tsx'
import styles from '../form-field/form-field.module.css'

interface PrefixedValueProps extends TextFieldProps {
  /** Text shown before the value but not part of it, such as "+48" (UIK-06). */
  prefix: string
}

/** A text field with a fixed prefix. */
export function PrefixedValue({ id, label, isRequired, error, hint, prefix, ...input }: PrefixedValueProps) {
  const prefixId = `${id}-prefix`
  const aria = fieldAria({ id, isRequired, error, hint })

  return (
    <FormField id={id} label={label} isRequired={isRequired} error={error} hint={hint}>
      <span className={styles.prefixed}>
        <span id={prefixId} className={styles.prefix}>
          {prefix}
        </span>
        <input
          type="text"
          {...input}
          {...aria}
          aria-describedby={[prefixId, aria['aria-describedby']].filter(Boolean).join(' ')}
          className={styles.control}
        />
      </span>
    </FormField>
  )
}
