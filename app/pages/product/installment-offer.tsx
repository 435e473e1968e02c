import type { Translate } from '../../i18n/translator.ts'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import styles from './installment-offer.module.css'

/** "10 x {amount} {currency}", zero percent; the words behind it open on request (spec §1, PRD-22 to PRD-24). */
export function InstallmentOffer({ offer, t }: { offer: string; t: Translate }) {
  return (
    <p className={styles.root}>
      <span className={styles.offer}>{t('product:installmentsOffer', { offer })}</span>
      <Dialog trigger={t('product:installmentsMore')} title={t('product:installmentsTitle')} closeLabel={t('common:close')}>
        <p>{t('product:installmentsText', { offer })}</p>
      </Dialog>
    </p>
  )
}
