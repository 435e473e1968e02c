import { expectTypeOf, test } from 'vitest'
import type { BodyOf, DataOf } from './call-types.ts'
import type { addToCart, cartDetails, WireCart } from './cart.ts'
import type { clientDetails } from './client.ts'
import type { likeProduct } from './likes.ts'
import type { orders } from './orders.ts'

test('a request body has the input type of its schema', () => {
  expectTypeOf<BodyOf<typeof likeProduct>>().toEqualTypeOf<{ like: boolean }>()
  expectTypeOf<BodyOf<typeof addToCart>['deliveryTypeId']>().toEqualTypeOf<1 | 2 | 'STANDARD' | 'HOME'>()
  expectTypeOf<BodyOf<typeof addToCart>['listId']>().toEqualTypeOf<number | null | undefined>()
})

test('response data has the output type of its schema', () => {
  expectTypeOf<DataOf<typeof cartDetails>>().toEqualTypeOf<WireCart | string>()
  expectTypeOf<NonNullable<DataOf<typeof clientDetails>>['firstName']>().toEqualTypeOf<string | null>()
  expectTypeOf<DataOf<typeof orders>['items'][number]['number']>().toEqualTypeOf<string>()
})
