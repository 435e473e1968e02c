'use client'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import type { ProListsLabels } from './pro-lists-labels.ts'
import styles from './share-list.module.css'

interface ShareListProps {
  id: number
  name: string
  /** null: the list has no link. */
  shareKey: string | null
  /** Absolute address of a shared list, without its key. */
  sharedBase: string
  labels: ProListsLabels
  /** Both resolve to the failure, or null. */
  onShare: () => Promise<CallFailure | null>
  onUnshare: () => Promise<CallFailure | null>
}

/** Makes the link of a list, shows it to be copied, and ends it (EXT-23). */
export function ShareList({ id, name, shareKey, sharedBase, labels, onShare, onUnshare }: ShareListProps) {
  const { isBusy, text, attempt } = useAttempt()

  const change = async (make: () => Promise<CallFailure | null>) =>
    attempt(async () => {
      const failure = await make()
      return failure && failureText(failure, { ...labels, failed: labels.changeFailed })
    })

  if (shareKey === null) {
    return (
      <div className={styles.root}>
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          aria-label={fillSlots(labels.shareName, { name })}
          onClick={() => void change(onShare)}
        >
          {labels.share}
        </Button>
        <FailureNote text={text} />
      </div>
    )
  }
  const link = sharedBase + shareKey
  return (
    <div className={styles.root}>
      <TextField
        id={`link-of-${id}`}
        name="link"
        label={labels.link}
        hint={labels.linkHint}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.actions}>
        <CopyButton text={link} size="small" label={labels.copyLink} copiedLabel={labels.linkCopied} failedLabel={labels.linkNotCopied} />
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={fillSlots(labels.unshareName, { name })}
          onClick={() => void change(onUnshare)}
        >
          {labels.unshare}
        </Button>
      </div>
      <FailureNote text={text} />
    </div>
  )
}
