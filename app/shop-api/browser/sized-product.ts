import { createContext } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import type { Size } from '../../domain/product/size.ts'

/** A product by its size, or by its id where the page does not have that. */
export type Sized = { id: ProductId } | { size: Size }

/** The product whose fit is asked (EXT-38). */
export const SizedProduct = createContext<Sized | null>(null)
