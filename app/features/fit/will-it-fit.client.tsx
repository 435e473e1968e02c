'use client'
import { useHasPlace } from '../../shop-api/browser/has-place.ts'
import { SizedProduct, type Sized } from '../../shop-api/browser/sized-product.ts'
import { PanelDialogButton } from '../../ui/panel/panel-dialog-button.client.tsx'
import { usePanelPart } from '../../ui/panel/use-panel-part.tsx'
import styles from './will-it-fit.module.css'

interface WillItFitProps {
  /** What those see who have given a place: whether the product fits, or a link to what may fit. */
  part: 'answer' | 'filter'
  /** The product that is asked about. @default null (none) */
  product?: Sized | null
  /** URL of the page that has the panels (app/panels.ts). */
  address: string
  label: string
  failed: string
}

/** The button to give or change the visitor's place, and what follows from it (EXT-38). */
export function WillItFit({ part, product = null, address, label, failed }: WillItFitProps) {
  const shown = usePanelPart({ panel: 'fit', address }, part, useHasPlace())
  return (
    <div className={styles.root}>
      <PanelDialogButton panel="place" part="dialog" address={address} className={styles.button} failed={failed}>
        {label}
      </PanelDialogButton>
      <SizedProduct value={product}>{shown}</SizedProduct>
    </div>
  )
}
