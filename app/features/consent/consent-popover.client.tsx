'use client'
import type { ReactNode, SyntheticEvent } from 'react'

interface ConsentPopoverProps {
  id: string
  /** `manual` stays until the visitor decides, `auto` closes on Escape or an outside tap. */
  popover: 'manual' | 'auto'
  labelledBy: string
  className: string | undefined
  children: ReactNode
}

/** The consent bar and its settings. They open and close without this island; the handler of their buttons is loaded with the first tap. */
export function ConsentPopover({ labelledBy, ...popover }: ConsentPopoverProps) {
  // Clicks on the buttons inside bubble here, also from the keyboard.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
  return <section {...popover} aria-labelledby={labelledBy} onClick={onDecision} onToggle={onDecision} />
}

const onDecision = ({ nativeEvent }: SyntheticEvent) =>
  void import('./handle-consent.client.ts').then(({ handleConsent }) => handleConsent(nativeEvent))
