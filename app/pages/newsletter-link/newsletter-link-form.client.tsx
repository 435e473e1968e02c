'use client'
import { type SubmitEvent, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { confirmNewsletter, endNewsletter } from '../../shop-api/browser/newsletter.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { FocusedText } from '../../ui/focused-text/focused-text.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

/** Where the form goes without scripts: `edge/deliver/newsletter-by-form.ts`. */
const WITHOUT_SCRIPTS = '/newsletter-link'

const CALLS = { confirmNewsletter, endNewsletter }

interface NewsletterLinkFormProps {
  page: keyof typeof CALLS
  /** Secret of the mailed link. */
  token: string
  /** Of the page, for where the form leads without scripts. */
  language: Language
  labels: FailureLabels & { submit: string; done: string; dead: string }
}

/** Uses a mailed link of the newsletter at a click, with and without scripts: programs that open the links of mails click nothing. */
export function NewsletterLinkForm({ page, token, language, labels }: NewsletterLinkFormProps) {
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null)
  const { isBusy, text, attempt } = useAttempt()

  async function send() {
    const result = await CALLS[page](token)
    if (result.ok) return setOutcome('done')
    return result.failure.status === 422 ? setOutcome('dead') : failureText(result.failure, labels)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void attempt(send)
  }

  if (outcome !== null) {
    return (
      <Notice tone={outcome === 'done' ? 'success' : 'warning'} isUrgent>
        <FocusedText>{labels[outcome]}</FocusedText>
      </Notice>
    )
  }
  return (
    // By the query the page of a failure leads back here.
    <form method="post" action={`${WITHOUT_SCRIPTS}?${new URLSearchParams({ page, token, language })}`} onSubmit={onSubmit}>
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" isWide isBusy={isBusy}>
        {labels.submit}
      </Button>
      <FailureNote text={text} />
    </form>
  )
}
