import { type BankTransfer, groupedIban, transferCode } from '../../domain/checkout/bank-transfer.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { Translate } from '../../i18n/translator.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { QrCode } from '../../ui/qr-code/qr-code.tsx'
import styles from './bank-transfer-box.module.css'

interface BankTransferBoxProps {
  transfer: BankTransfer
  amount: Money
  language: Language
  t: Translate
}

/** Where to transfer an order: account, title and amount to copy, and the code that a banking app reads (EXT-16). */
export function BankTransferBox({ transfer, amount, language, t }: BankTransferBoxProps) {
  const code = transferCode(transfer, amount)
  const rows = [
    { term: t('common:transferRecipient'), shown: transfer.recipient, copied: null },
    { term: t('common:transferAccount'), shown: groupedIban(transfer.iban), copied: transfer.iban },
    { term: t('common:transferTitle'), shown: transfer.title, copied: transfer.title },
    { term: t('common:paymentAmount'), shown: formatPrice(amount, language), copied: decimalOf(amount, language) },
  ]
  return (
    <section className={styles.root} aria-labelledby="bank-transfer">
      <h2 id="bank-transfer" className={styles.title}>
        {t('common:transferHeading')}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ term, shown, copied }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>
              <span className={styles.value}>{shown}</span>
              {copied !== null && (
                <CopyButton
                  text={copied}
                  size="small"
                  variant="quiet"
                  label={t('common:transferCopy', { what: term })}
                  copiedLabel={t('common:transferCopied', { what: term })}
                  failedLabel={t('common:discountCodesNotCopied')}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {code !== null && (
        <figure className={styles.code}>
          <QrCode text={code} label={t('common:transferCode')} />
          <figcaption>{t('common:transferScan')}</figcaption>
        </figure>
      )}
    </section>
  )
}

/** The amount as a bank's form takes it: `1250,50`, without a currency. */
function decimalOf({ minor }: Money, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false }).format(minor / 100)
}
