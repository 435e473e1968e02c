import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'medium' | 'small'

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once on a page, `secondary` beside it, `quiet` for the rest. @default 'primary' */
  variant?: ButtonVariant
  /** `small` is 36 px high: only where other targets are far. @default 'medium' */
  size?: ButtonSize
  /** As wide as its place. @default false */
  isWide?: boolean
  /** Work is under way: a spinner before the text; the click handler decides what a second click means. @default false */
  isBusy?: boolean
}

/** A button; its type is `button` unless it says `submit`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  isBusy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.root}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <span className={styles.spinner} />}
      {children}
    </button>
  )
}
