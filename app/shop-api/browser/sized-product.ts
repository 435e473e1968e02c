import { createContext } from 'react'
import type { ProductId } from '../../domain/ids.ts'
import type { Size } from '../../domain/product/size.ts'

/** The product whose fit is asked (EXT-38): its size, or its id where the page does not have that. */
export const SizedProduct = createContext<{ id: ProductId } | { size: Size } | null>(null)
