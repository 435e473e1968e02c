import type { ReactNode } from 'react'
import fonts from '#app/styles/fonts.css?url'
import { LAYER_ORDER } from '#app/styles/layer-order.ts'

/**
 * Puts the order of the cascade layers before every stylesheet. React emits stylesheets in the order in which it meets them, and a worker that
 * has just started meets those of the islands before the document. The fonts are a file of their own: where a stylesheet with fonts comes after the
 * first paint, as on a first visit, browsers lay out all of the page again.
 */
export function Layered({ children }: { children: ReactNode }) {
  return (
    <>
      <style href="layer-order" precedence="layer-order">
        {LAYER_ORDER}
      </style>
      <link rel="stylesheet" href={fonts} precedence="fonts" />
      {children}
    </>
  )
}
