'use client'
import { useState } from 'react'
import type { ConfirmingMailbox } from '../../domain/account/profile.ts'
import { confirmEmailChange } from '../../shop-api/browser/account.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { Notice } from '../../ui/notice/notice.tsx'

interface ConfirmEmailFormProps {
  /** Secret of the mailed link. */
  token: string
  labels: FailureLabels & {
    submit: string
    done: string
    dead: string
    taken: string
    awaits: Record<ConfirmingMailbox, string>
  }
}

type State = 'asked' | 'done' | 'dead' | 'taken' | ConfirmingMailbox

/** Confirms another e-mail by a press: programs that open the links of mails press nothing (EXT-19). */
export function ConfirmEmailForm({ token, labels }: ConfirmEmailFormProps) {
  const [state, setState] = useState<State>('asked')
  const [isBusy, setIsBusy] = useState(false)
  const { text, fail } = useFailure()

  async function confirm() {
    if (isBusy) return
    setIsBusy(true)
    fail(null)
    const result = await confirmEmailChange(token)
    setIsBusy(false)
    if (result.ok) setState(result.data.awaits ?? 'done')
    else if (result.failure.status === 422) setState('dead')
    else if (result.failure.status === 409) setState('taken')
    else fail(failureText(result.failure, labels))
  }

  if (state === 'dead' || state === 'taken') {
    return (
      <Notice tone="warning" isUrgent>
        {labels[state]}
      </Notice>
    )
  }
  if (state !== 'asked') {
    return (
      <Notice tone="success" isUrgent>
        {state === 'done' ? labels.done : labels.awaits[state]}
      </Notice>
    )
  }
  return (
    <>
      <Button isWide isBusy={isBusy} onClick={() => void confirm()}>
        {labels.submit}
      </Button>
      <FailureNote text={text} />
    </>
  )
}
