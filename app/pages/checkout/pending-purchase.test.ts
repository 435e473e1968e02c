import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { savePendingPurchase, trackPendingPurchase } from './pending-purchase.client.ts'

test('GAP-120: a purchase is told on the thank-you page of its own order, and once', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', { cookie: 'consent=analytics' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('sessionStorage', memoryStorage(kept))
  savePendingPurchase({ currency: 'PLN', items: [], transaction_id: 'PAT-7' })
  trackPendingPurchase('PAT-6')
  expect(kept.has('purchase'), 'on that of another order it waits').toBe(true)
  trackPendingPurchase('PAT-7')
  expect(kept.has('purchase')).toBe(false)
})
