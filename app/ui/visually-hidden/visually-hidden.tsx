import type { ReactNode } from 'react'

interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'legend' | 'p'
  id?: string
  children: ReactNode
}

/** Text for screen readers only; styled by `.visually-hidden` of base.css. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className="visually-hidden">
      {children}
    </Tag>
  )
}
