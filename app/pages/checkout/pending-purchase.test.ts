import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { savePendingPurchase, trackPendingPurchase } from './pending-purchase.client.ts'

test('GAP-120: a purchase is told on the thank-you page of its own order, and once', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('document', { cookie: 'consent=analytics' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('sessionStorage', memoryStorage(kept))
  for (const transaction_id of ['PAT-7', 'PAT-8']) savePendingPurchase({ currency: 'PLN', items: [], transaction_id })
  const waiting = () => [...kept.values()].map((event) => JSON.parse(event).transaction_id)
  trackPendingPurchase('PAT-6')
  expect(waiting(), 'on that of another order they wait').toEqual(['PAT-7', 'PAT-8'])
  trackPendingPurchase('PAT-7')
  expect(waiting()).toEqual(['PAT-8'])
})
