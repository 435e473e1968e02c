'use client'
import { use } from 'react'
import { fitOf } from '../../domain/product/fit.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Size } from '../../domain/product/size.ts'
import { usePlace } from '../../shop-api/browser/place.ts'
import { SizedProduct } from '../../shop-api/browser/sized-product.ts'
import { useSizeOf } from '../../shop-api/browser/sizes.ts'
import styles from './fit-answer.module.css'
import type { FitTexts } from './fit-labels.ts'

/** Whether the product of the context fits the visitor's place (EXT-38). */
export function FitAnswer({ texts }: { texts: FitTexts }) {
  const product = use(SizedProduct)
  if (!product) return null
  return 'size' in product ? <Answer size={product.size} texts={texts} /> : <AnswerById id={product.id} texts={texts} />
}

function AnswerById({ id, texts }: { id: ProductId; texts: FitTexts }) {
  const size = useSizeOf(id)
  return size && <Answer size={size} texts={texts} />
}

function Answer({ size, texts }: { size: Size; texts: FitTexts }) {
  const place = usePlace()
  if (!place) return null
  const fit = fitOf(size, place) ?? 'unknown'
  return (
    <p className={styles.root} data-fit={fit}>
      {texts[fit]}
    </p>
  )
}
