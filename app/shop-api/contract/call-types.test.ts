import { expectTypeOf, test } from 'vitest'
import type { BodyOf, DataOf } from './call-types.ts'
import type { addToCart, cartDetails, WireCart } from './cart.ts'
import type { clientDetails } from './client.ts'
import type { likeProduct } from './likes.ts'
import type { orders } from './orders.ts'

test('a body is typed as it is written', () => {
  expectTypeOf<BodyOf<typeof likeProduct>>().toEqualTypeOf<{ like: boolean }>()
  expectTypeOf<BodyOf<typeof addToCart>['deliveryTypeId']>().toEqualTypeOf<1 | 2 | 'STANDARD' | 'HOME'>()
  expectTypeOf<BodyOf<typeof addToCart>['listId']>().toEqualTypeOf<number | null | undefined>()
})

test('an answer is typed as it comes', () => {
  expectTypeOf<DataOf<typeof cartDetails>>().toEqualTypeOf<WireCart | string>()
  expectTypeOf<NonNullable<DataOf<typeof clientDetails>>['firstName']>().toEqualTypeOf<string | null>()
  expectTypeOf<DataOf<typeof orders>['items'][number]['number']>().toEqualTypeOf<string>()
})
