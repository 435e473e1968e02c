'use client'
import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  children: ReactNode
  /** In the place of children that failed. */
  fallback: ReactNode
}

interface SectionBoundaryState {
  /** The children that this state is about: new ones get a new chance. */
  children: ReactNode
  hasFailed: boolean
}

/** Contains an error of a section. React supports error boundaries as classes only. */
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
