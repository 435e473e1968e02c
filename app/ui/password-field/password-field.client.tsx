'use client'
import { useState } from 'react'
import { fieldAria } from '../form-field/field-aria.ts'
import { FormField } from '../form-field/form-field.tsx'
import type { TextFieldProps } from '../form-field/text-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from '../tooltip/tooltip.client.tsx'
import styles from '../form-field/form-field.module.css'
import { EyeIcon } from './eye-icon.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Accessible name of the toggle, such as "Show password"; its pressed state tells whether it is on. */
  showLabel: string
  /** Tells password managers whether it is the old or a new password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a show/hide toggle (UIK-53). */
export function PasswordField({ id, label, isRequired, error, hint, showLabel, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)

  return (
    <FormField id={id} label={label} isRequired={isRequired} error={error} hint={hint}>
      <span className={styles.withAction}>
        <input
          {...input}
          {...fieldAria({ id, isRequired, error, hint })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.control}
        />
        <span className={styles.action}>
          <Tooltip title={showLabel}>
            <IconButton
              label={showLabel}
              icon={<EyeIcon size={20} />}
              aria-pressed={isShown}
              aria-controls={id}
              onClick={() => setIsShown(!isShown)}
            />
          </Tooltip>
        </span>
      </span>
    </FormField>
  )
}
