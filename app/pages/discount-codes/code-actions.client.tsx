'use client'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { makeToast } from '../../domain/forms/toast.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { confirmLogin } from '../../shop-api/browser/user.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { goTo } from '../../ui/go-to/go-to.ts'
import { showToast } from '../../ui/toast/show-toast.ts'
import styles from './code-actions.module.css'

interface CodeActionsProps {
  code: string
  cartHref: string
  labels: { use: string; useName: string; copy: string; copied: string; notCopied: string }
}

/** Applies a code: stores it in the cookie and opens the cart (GAP-38). Or copies it and shows a toast (GAP-116). */
export function CodeActions({ code, cartHref, labels }: CodeActionsProps) {
  const { isBusy, attempt } = useAttempt()
  const leadOn = useLeadOn(goTo)

  async function use() {
    const result = await confirmLogin()
    // Only an ended session matters here: the cart would be a guest's.
    if (result.ok || result.failure.kind !== 'ended') {
      writeCookie(SCRIPT_COOKIES.promoCode, code)
      await leadOn(cartHref)
    }
  }

  return (
    <div className={styles.root}>
      <Button size="small" isBusy={isBusy} aria-label={labels.useName} onClick={() => void attempt(use)}>
        {labels.use}
      </Button>
      <CopyButton
        text={code}
        label={labels.copy}
        copiedLabel={labels.copied}
        failedLabel={labels.notCopied}
        variant="quiet"
        size="small"
        onCopied={() => showToast(makeToast({ id: 'discountCodeCopied', type: 'success', dismissible: true, message: labels.copied }))}
      />
    </div>
  )
}
