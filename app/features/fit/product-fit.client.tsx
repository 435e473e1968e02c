'use client'
import { Suspense } from 'react'
import type { Size } from '../../domain/product/size.ts'
import { useHasPlace } from '../../shop-api/browser/has-place.ts'
import { SizedProduct } from '../../shop-api/browser/sized-product.ts'
import { PanelDialogButton } from '../../ui/panel/panel-dialog-button.client.tsx'
import { usePanelPart } from '../../ui/panel/use-panel-part.client.ts'

interface ProductFitProps {
  size: Size
  /** URL of the page that has the panel (app/panels.ts). */
  address: string
  label: string
  failed: string
}

/** "Will it fit?" of a product: the answer for visitors who have given a place, and the button to give or change it (EXT-38). */
export function ProductFit({ size, address, label, failed }: ProductFitProps) {
  const answer = usePanelPart({ panel: 'fit', address }, 'answer', useHasPlace())
  return (
    <>
      <PanelDialogButton panel="fit" part="dialog" address={address} label={label} failed={failed} />
      <SizedProduct value={{ size }}>
        <Suspense>{answer}</Suspense>
      </SizedProduct>
    </>
  )
}
