'use client'
import { Component, createContext, Fragment, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { isMovedNode } from './is-moved-node.ts'
import styles from './section-boundary.module.css'

interface PartTexts {
  failed: string
  retry: string
}

const Texts = createContext<PartTexts>({ failed: '', retry: '' })

/** What every part of the page says when it fails; for pages made on the server, which have no contexts. */
export function PartTexts({ children, ...texts }: PartTexts & { children: ReactNode }) {
  // oxlint-disable-next-line react/jsx-no-constructed-context-values -- only a failed part reads it
  return <Texts value={texts}>{children}</Texts>
}

type SectionBoundaryProps = { children: ReactNode } & (
  | {
      /** Name of a part that says that it failed, with a button that tries again. */
      part: string
    }
  | {
      part?: undefined
      /** Shown instead of children that failed. */
      fallback: ReactNode
    }
)

interface SectionBoundaryState {
  /** The children this failure belongs to: new children reset it. */
  children: ReactNode
  failure: { error: unknown } | null
  /** Another number mounts the children anew. */
  mount: number
  isRetried: boolean
}

/**
 * Error boundary of a section. Where others have moved its nodes it is mounted anew once, silently. React supports error boundaries only as classes.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  static override contextType = Texts
  declare context: PartTexts
  override state: SectionBoundaryState = { children: this.props.children, failure: null, mount: 0, isRetried: false }

  static getDerivedStateFromError(error: unknown): Partial<SectionBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { children }: SectionBoundaryProps,
    { failure, mount, ...state }: SectionBoundaryState,
  ): Partial<SectionBoundaryState> | null {
    if (failure && mount === 0 && isMovedNode(failure.error)) return { failure: null, mount: 1 }
    return children === state.children ? null : { children, failure: null }
  }

  /** A part that fails even so has lost a file or its data: the page is loaded again. */
  retry = ({ currentTarget }: MouseEvent) => {
    if (this.state.isRetried) return location.reload()
    // The button goes.
    currentTarget.closest('main')?.focus({ preventScroll: true })
    this.setState(({ mount }) => ({ failure: null, mount: mount + 1, isRetried: true }))
  }

  override render(): ReactNode {
    const { children, ...props } = this.props
    const { failure, mount } = this.state
    if (!failure) return <Fragment key={mount}>{children}</Fragment>
    if (props.part === undefined) return props.fallback
    return (
      <div className={styles.failed} role="alert" data-part={props.part}>
        <p>{this.context.failed}</p>
        <Button variant="secondary" size="small" onClick={this.retry}>
          {this.context.retry}
        </Button>
      </div>
    )
  }
}
