import { CheckIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './stepper.module.css'

interface StepperStep {
  title: string
  /** Link back to a completed step. */
  href?: string
}

interface StepperProps {
  /** Accessible name of the list. */
  label: string
  steps: readonly StepperStep[]
  /** Position of the current step, from 0. */
  current: number
  /** Screen reader text after a completed step's title. */
  completedLabel: string
}

/** Steps of a process; those before the current one are completed (UIK-18) and can be links. */
export function Stepper({ label, steps, current, completedLabel }: StepperProps) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className={styles.step}
          data-state={stateAt(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? (
            <CompletedStep {...step} completedLabel={completedLabel} />
          ) : (
            <span className={styles.title}>{step.title}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

function CompletedStep({ title, href, completedLabel }: StepperStep & { completedLabel: string }) {
  const content = (
    <>
      <CheckIcon size={16} />
      <span>{title}</span>
      <VisuallyHidden>{`, ${completedLabel}`}</VisuallyHidden>
    </>
  )
  if (!href) return <span className={styles.title}>{content}</span>
  return (
    <a className={styles.title} href={href}>
      {content}
    </a>
  )
}

function stateAt(index: number, current: number): 'completed' | 'current' | 'coming' {
  if (index < current) return 'completed'
  return index === current ? 'current' : 'coming'
}
