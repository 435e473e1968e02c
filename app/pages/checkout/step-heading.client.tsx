'use client'
import { useEffect, useRef } from 'react'
import type { CheckoutStep } from '../../domain/checkout/checkout.ts'
import { ChevronLeftIcon } from '../../ui/icons/icons.tsx'
import styles from './step-heading.module.css'

interface StepHeadingProps {
  step: CheckoutStep
  title: string
  /** The step before this one; null: there is none. */
  previous: { title: string; href: string } | null
}

/** Heading of a step. It takes the focus when another step replaces the shown one, as a new page would (WCAG 2.4.3). */
export function StepHeading({ step, title, previous }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div className={styles.root}>
      {previous && (
        <a className={styles.previous} href={previous.href}>
          <ChevronLeftIcon size={16} />
          <span>{previous.title}</span>
        </a>
      )}
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </div>
  )
}
