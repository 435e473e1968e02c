import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testInput } from '../../testing/test-input.ts'
import { PayAgain } from './pay-again.tsx'
import type { PlacedOrder } from './placed-order.ts'

const OPTIONS = ['BLIK', 'CARD'].map((id) => ({ id, name: id, min: null, max: null }))

test.each([
  ['goes on by its link alone', '/platnosc/1', [], 0, false],
  ['is begun anew, in the same way or in another', null, OPTIONS, 2, true],
  ['goes on by its link, or in another way', '/platnosc/1', OPTIONS, 1, true],
  ['cannot be begun: nobody knows in which ways', null, [], 0, false],
])(
  'GAP-106: a payment that %s: each button is there, and without scripts that they need them',
  async (_which, payHref, options, buttons, needs) => {
    const input = await testInput({ params: { step: 'thank-you', order: '1' } as never })
    const order = { id: 1, number: '1', state: 'waiting', method: 'BLIK', payHref } as PlacedOrder
    const html = renderToStaticMarkup(<PayAgain order={order} options={options} input={input as never} />)
    expect([html.match(/<button/g)?.length ?? 0, html.includes('<noscript>')]).toEqual([buttons, needs])
  },
)
