'use client'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button/button.tsx'

const subscribeToNothing = () => () => undefined

/** Prints the page. It is there once scripts are. */
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
