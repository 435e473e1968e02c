'use client'
import type { ReactNode, SyntheticEvent } from 'react'

interface ConsentPopoverProps {
  id: string
  /** `manual` stays until it is answered, `auto` goes with Escape or a press beside it. */
  popover: 'manual' | 'auto'
  labelledBy: string
  className: string | undefined
  children: ReactNode
}

/** What asks for consent. It opens and closes without this island; what a press means is loaded with the first one. */
export function ConsentPopover({ labelledBy, ...popover }: ConsentPopoverProps) {
  // The buttons inside are what is pressed, by keys too.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
  return <section {...popover} aria-labelledby={labelledBy} onClick={answer} onToggle={answer} />
}

const answer = ({ nativeEvent }: SyntheticEvent) =>
  void import('./handle-consent.client.ts').then(({ handleConsent }) => handleConsent(nativeEvent))
