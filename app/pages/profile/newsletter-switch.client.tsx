'use client'
import { useState } from 'react'
import { makeToast } from '../../domain/forms/toast.ts'
import { changeNewsletterAgreement } from '../../shop-api/browser/account.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { useIsAwake } from '../../ui/form/use-is-awake.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { showToast } from '../../ui/toast/show-toast.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import type { NewsletterLabels } from './profile-labels.ts'

interface NewsletterSwitchProps {
  email: string
  isOn: boolean
  labels: NewsletterLabels
}

/** The newsletter agreement (GAP-40), with immediate effect. A failed change is reverted, with an error message. */
export function NewsletterSwitch({ email, isOn: wasOn, labels }: NewsletterSwitchProps) {
  const [isOn, setIsOn] = useState(wasOn)
  const [isBusy, setIsBusy] = useState(false)
  const { text, fail } = useFailure()
  // Before its scripts a press would show what is not so.
  const isAwake = useIsAwake()

  async function change(wanted: boolean) {
    if (isBusy) return
    setIsOn(wanted)
    setIsBusy(true)
    fail(null)
    const result = await changeNewsletterAgreement(email, wanted)
    setIsBusy(false)
    if (!result.ok) {
      setIsOn(!wanted)
      return fail(failureText(result.failure, labels))
    }
    return showToast(makeToast({ id: 'newsletterSignup', message: wanted ? labels.on : labels.off, type: 'success', dismissible: true }))
  }

  return (
    <>
      <Switch
        label={labels.label}
        checked={isOn}
        disabled={!isAwake}
        aria-busy={isBusy || undefined}
        onChange={(event) => void change(event.target.checked)}
      />
      <FailureNote text={text} />
    </>
  )
}
