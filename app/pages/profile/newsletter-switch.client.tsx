'use client'
import { useState } from 'react'
import { makeToast } from '../../domain/forms/toast.ts'
import { changeNewsletterAgreement } from '../../shop-api/browser/account.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { useIsHydrated } from '../../ui/form/use-is-hydrated.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { showToast } from '../../ui/toast/show-toast.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import type { NewsletterLabels } from './profile-labels.ts'

interface NewsletterSwitchProps {
  email: string
  isOn: boolean
  /** The sign-up awaits the confirmation of its mail. */
  isAwaited: boolean
  labels: NewsletterLabels
}

/** The newsletter agreement (GAP-40): it ends at once, and begins once its mail was confirmed (EXT-52). A failed change is reverted, with an error message. */
export function NewsletterSwitch({ email, isOn: wasOn, isAwaited: wasAwaited, labels }: NewsletterSwitchProps) {
  const [isOn, setIsOn] = useState(wasOn)
  const [isAwaited, setIsAwaited] = useState(wasAwaited)
  const { isBusy, text, attempt } = useAttempt()
  // Before its scripts a click would show what is not so.
  const isHydrated = useIsHydrated()

  async function change(wanted: boolean) {
    setIsOn(wanted)
    const result = await changeNewsletterAgreement(email, wanted)
    if (!result.ok) {
      setIsOn(!wanted)
      return failureText(result.failure, labels)
    }
    const { user, awaitsConfirmation = false } = result.data
    const isOnNow = user?.newsletterAgreement ?? wanted
    setIsOn(isOnNow)
    const isAwaitedNow = awaitsConfirmation && !isOnNow
    setIsAwaited(isAwaitedNow)
    const message = isOnNow ? labels.on : isAwaitedNow ? labels.sent : labels.off
    return showToast(makeToast({ id: 'newsletterSignup', message, type: 'success', dismissible: true }))
  }

  return (
    <>
      <Switch
        label={labels.label}
        checked={isOn}
        disabled={!isHydrated}
        aria-busy={isBusy || undefined}
        onChange={({ target: { checked } }) => void attempt(async () => change(checked))}
      />
      {isAwaited && <p>{labels.awaits}</p>}
      <FailureNote text={text} />
    </>
  )
}
