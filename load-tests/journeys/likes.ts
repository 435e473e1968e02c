import type { DataOf } from '#app/shop-api/contract/call-types.ts'
import type { likesDetails } from '#app/shop-api/contract/likes.ts'
import type { JourneyEnd } from '../session/make-session.ts'
import { requestPage } from '../session/request-page.ts'
import { sendRequest, dataOf, expectThat, think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'

/** Likes two products, unlikes one and views the favourites. */
export function likes(visitor: Visitor): JourneyEnd {
  const { plan, market } = visitor
  const [kept, dropped] = [visitor.product(), visitor.product()]
  like(visitor, kept.id, true)
  like(visitor, dropped.id, true)
  think(visitor, 4)
  like(visitor, dropped.id, false)
  const liked = dataOf<DataOf<typeof likesDetails>>(
    sendRequest(visitor, { name: 'likes', path: '/shop/client/product/likes-details?per_page=all', readsBody: true }),
  )
  const isKept = kept.id !== dropped.id
  // After a like that failed, which is recorded, others are right.
  if (liked && visitor.note.broken.length === 0) {
    const ids = liked.items.map(({ id }) => id).join()
    expectThat(visitor, 'likes-own', ids === (isKept ? String(kept.id) : ''), `${ids || 'none'}, not ${kept.id}`)
  }
  if (plan.target === 'edge' && isKept) {
    const path = plan.assortment.paths[market].favorites
    requestPage(visitor, { name: 'favourites page', path, subject: { product: kept.paths[market] } })
  }
  return 'completed'
}

/** Likes or unlikes a product. */
export function like(visitor: Visitor, id: number, isLiked: boolean): void {
  sendRequest(visitor, { name: 'like', method: 'POST', path: `/shop/client/product/like/${id}`, body: { like: isLiked } })
}
