import { useState } from 'react'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { EarlyButton } from '../../ui/early-click/early-button.tsx'
import { FocusedText } from '../../ui/focused-text/focused-text.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { Notice } from '../../ui/notice/notice.tsx'

/** What a click has led to; it takes the place of the buttons. */
export interface LinkOutcome {
  tone: 'success' | 'warning'
  text: string
}

interface MailedLinkButton {
  label: string
  /** Uses the link; a failure after which another try can help is returned. */
  send: () => Promise<LinkOutcome | CallFailure>
}

interface MailedLinkButtonsProps {
  /** The first one is the likely one. */
  buttons: readonly MailedLinkButton[]
  labels: FailureLabels
}

/** Buttons that use a mailed link: programs that open the links of mails click nothing. A click before the scripts counts (GAP-158). */
export function MailedLinkButtons({ buttons, labels }: MailedLinkButtonsProps) {
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const { text, fail } = useFailure()

  async function click({ label, send }: MailedLinkButton) {
    if (busy !== null) return
    setBusy(label)
    fail(null)
    const result = await send()
    setBusy(null)
    if ('tone' in result) setOutcome(result)
    else fail(failureText(result, labels))
  }

  if (outcome) {
    return (
      <Notice tone={outcome.tone} isUrgent>
        <FocusedText>{outcome.text}</FocusedText>
      </Notice>
    )
  }
  return (
    <>
      {buttons.map((button, index) => (
        <EarlyButton
          key={button.label}
          isWide
          variant={index === 0 ? 'primary' : 'secondary'}
          isBusy={busy === button.label}
          act={() => void click(button)}
        >
          {button.label}
        </EarlyButton>
      ))}
      <FailureNote text={text} />
    </>
  )
}
