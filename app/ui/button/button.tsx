import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'medium' | 'small'

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one main action of a page, `secondary` beside it, `quiet` for the rest. @default 'primary' */
  variant?: ButtonVariant
  /** `small` is 36 px high: only if other tap targets are far away. @default 'medium' */
  size?: ButtonSize
  /** Takes the full width of its container. @default false */
  isWide?: boolean
  /**
   * Shows a spinner before the text, by CSS alone: beside an element that comes and goes the text would not be React's to replace (EXT-58). The click
   * handler decides what a second click does. @default false
   */
  isBusy?: boolean
}

/** A button; `type` defaults to `button`. */
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
      {...(isWide && { 'data-wide': true })}
      {...(isBusy && { 'aria-busy': true })}
    >
      {children}
    </button>
  )
}
