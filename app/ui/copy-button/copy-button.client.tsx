'use client'
import { useEffect, useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../button/button.tsx'
import { CheckIcon } from '../icons/icons.tsx'
import { CopyIcon } from './copy-icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'

/** How long the button shows the result, in ms. */
const SAID_FOR_MS = 3000

interface CopyButtonProps {
  /** The text to copy. */
  text: string
  label: string
  copiedLabel: string
  /** Label when the browser denies clipboard access. */
  failedLabel: string
  /** @default 'secondary' */
  variant?: ButtonVariant
  /** @default 'medium' */
  size?: ButtonSize
  onCopied?: () => void
}

/** Copies a text to the clipboard and briefly shows the result. */
export function CopyButton({ text, label, copiedLabel, failedLabel, variant = 'secondary', size = 'medium', onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean } | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ isCopied: true })
      onCopied?.()
    } catch {
      setOutcome({ isCopied: false })
    }
  }

  const said = outcome && (outcome.isCopied ? copiedLabel : failedLabel)
  return (
    <>
      <Button variant={variant} size={size} onClick={() => void copy()}>
        {outcome?.isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        <span>{said ?? label}</span>
      </Button>
      <LiveRegion message={said ?? ''} />
    </>
  )
}
