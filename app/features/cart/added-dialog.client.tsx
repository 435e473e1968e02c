'use client'
import type { Language } from '../../domain/language.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import styles from './added-dialog.module.css'

export interface AddedLabels {
  title: string
  close: string
  continueShopping: string
  goToCart: string
}

interface AddedDialogProps {
  onClose: () => void
  product: { name: string; imageUrl: string | null; lang: Language | undefined }
  /** An additional notice. */
  note?: string | undefined
  cartHref: string
  labels: AddedLabels
}

/** Confirms that a product was added (spec §4): its name and photo, and two links (GAP-146). */
export function AddedDialog({ onClose, product: { name, imageUrl, lang }, note, cartHref, labels }: AddedDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <div className={styles.ways}>
          <form method="dialog">
            <Button type="submit" variant="secondary" isWide>
              {labels.continueShopping}
            </Button>
          </form>
          <LinkButton href={cartHref} isWide>
            {labels.goToCart}
          </LinkButton>
        </div>
      }
    >
      <div className={styles.product}>
        {imageUrl && <img src={imageUrl} srcSet={photoSrcSet(imageUrl, 640)} sizes="6rem" width={120} height={150} alt="" />}
        <div>
          <p className={styles.name} lang={lang}>
            {name}
          </p>
          {note && <p>{note}</p>}
        </div>
      </div>
    </Dialog>
  )
}
