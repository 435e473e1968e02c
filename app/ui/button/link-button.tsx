import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonVariant } from './button.tsx'
import styles from './button.module.css'

interface LinkButtonProps extends ComponentProps<'a'> {
  href: string
  /** @default 'primary' */
  variant?: ButtonVariant
  /** @default 'medium' */
  size?: ButtonSize
  /** Takes the full width of its container. @default false */
  isWide?: boolean
}

/** A link styled as a button: for navigation; actions use Button. */
export function LinkButton({ variant = 'primary', size = 'medium', isWide = false, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={styles.root} data-variant={variant} data-size={size} {...(isWide && { 'data-wide': true })}>
      {children}
    </a>
  )
}
