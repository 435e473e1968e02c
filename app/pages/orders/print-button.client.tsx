'use client'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button/button.tsx'

const subscribeToNothing = () => () => undefined

/** Prints the page. Rendered only with scripts. */
export function PrintButton({ label }: { label: string }) {
  const isAwake = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <Button variant="secondary" disabled={!isAwake} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
