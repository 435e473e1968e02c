'use client'
import { useState } from 'react'
import { fieldAria } from '../form-field/field-aria.ts'
import { FormField } from '../form-field/form-field.tsx'
import type { TextFieldProps } from '../form-field/text-field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from '../tooltip/tooltip.client.tsx'
import styles from '../form-field/form-field.module.css'
import { EyeIcon } from './eye-icon.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'label' | 'hint'> {
  /** `showPassword` is the accessible name of the toggle; its pressed state tells whether it is on. */
  labels: { password: string; passwordHint?: string; showPassword: string }
  /** Tells password managers whether it is the old or a new password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a show/hide toggle (UIK-53). */
export function PasswordField({ id, labels, isRequired, error, ...input }: PasswordFieldProps) {
  const { password: label, passwordHint: hint, showPassword } = labels
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
          <Tooltip title={showPassword}>
            <IconButton
              label={showPassword}
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
