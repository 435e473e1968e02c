'use client'
import { Button } from '../../ui/button/button.tsx'
import { useIsHydrated } from '../../ui/form/use-is-hydrated.ts'

/** Prints the page. Rendered only with scripts. */
export function PrintButton({ label }: { label: string }) {
  const isHydrated = useIsHydrated()
  return (
    <Button variant="secondary" disabled={!isHydrated} onClick={() => window.print()}>
      {label}
    </Button>
  )
}
