import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonVariant } from './button.tsx'
import styles from './button.module.css'

interface LinkButtonProps extends ComponentProps<'a'> {
  href: string
  /** @default 'primary' */
  variant?: ButtonVariant
  /** @default 'medium' */
  size?: ButtonSize
  /** As wide as its place. @default false */
  isWide?: boolean
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({ variant = 'primary', size = 'medium', isWide = false, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={styles.root} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {children}
    </a>
  )
}
