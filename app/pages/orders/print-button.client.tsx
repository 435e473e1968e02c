'use client'
import { Button } from '../../ui/button/button.tsx'
import { useIsAwake } from '../../ui/form/use-is-awake.ts'

/** Prints the page. Rendered only with scripts. */
export function PrintButton({ label }: { label: string }) {
  const isAwake = useIsAwake()
  return (
    <Button variant="secondary" disabled={!isAwake} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
