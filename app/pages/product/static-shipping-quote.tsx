import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import styles from './shipping-quote.module.css'
import type { ShippingQuoteProps } from './shipping-quote.client.tsx'
import { zipCodeField } from './zip-code-field.ts'

/** The server-rendered form: complete, but disabled until hydration (`LazyShippingQuote` enables it). */
export function StaticShippingQuote({ labels }: Pick<ShippingQuoteProps, 'labels'>) {
  return (
    <form className={styles.root} method="post" aria-label={labels.title} noValidate>
      <div className={styles.fields}>
        <TextField {...zipCodeField(labels.postalCode)} />
        <Button type="submit" variant="secondary" disabled data-static>
          {labels.ask}
        </Button>
      </div>
      <div aria-live="polite" />
    </form>
  )
}
