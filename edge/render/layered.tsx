import type { ReactNode } from 'react'
import { LAYER_ORDER } from '#app/styles/layer-order.ts'

/**
 * Puts the order of the cascade layers before every stylesheet. React emits stylesheets in the order in which it meets them, and a worker that
 * has just started meets those of the islands before the document.
 */
export function Layered({ children }: { children: ReactNode }) {
  return (
    <>
      <style href="layer-order" precedence="layer-order">
        {LAYER_ORDER}
      </style>
      {children}
    </>
  )
}
