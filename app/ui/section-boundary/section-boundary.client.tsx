'use client'
import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  children: ReactNode
  /** Shown instead of children that failed. */
  fallback: ReactNode
}

interface SectionBoundaryState {
  /** The children this error belongs to: new children reset it. */
  children: ReactNode
  hasFailed: boolean
}

/** Error boundary of a section. React supports error boundaries only as classes. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { children: this.props.children, hasFailed: false }

  static getDerivedStateFromError(): Partial<SectionBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ children }: SectionBoundaryProps, state: SectionBoundaryState): Partial<SectionBoundaryState> | null {
    return children === state.children ? null : { children, hasFailed: false }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
