import type { ReactNode } from 'react'

export interface IconProps {
  /** Width and height in px. @default 24 */
  size?: number
}

/**
 * What all icons share: 24 units, stroke 1.5, no fill (styled by .icon in base.css, because a page has dozens). Icons are decorative: the
 * control around them has the accessible name.
 */
export function IconFrame({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
