import type { Translate } from '../../i18n/translator.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import styles from './installment-offer.module.css'

const DIALOG_ID = 'installments'

/**
 * "10 x {amount} {currency}", zero percent. Its explanation opens on activation and closes by button, Escape or an outside tap (spec §1,
 * GAP-81): a popover, so it needs no JavaScript.
 */
export function InstallmentOffer({ offer, t }: { offer: string; t: Translate }) {
  return (
    <>
      <button type="button" className={styles.offer} popoverTarget={DIALOG_ID}>
        {t('product:installmentsOffer', { offer })}
      </button>
      <dialog id={DIALOG_ID} className={styles.dialog} popover="auto" aria-labelledby={`${DIALOG_ID}-title`}>
        <h2 id={`${DIALOG_ID}-title`} className={styles.title}>
          {t('product:installmentsTitle')}
        </h2>
        <p className={styles.text}>{t('product:installmentsText', { offer })}</p>
        <span className={styles.close}>
          <IconButton label={t('common:close')} icon={<CloseIcon />} popoverTarget={DIALOG_ID} popoverTargetAction="hide" />
        </span>
      </dialog>
    </>
  )
}
