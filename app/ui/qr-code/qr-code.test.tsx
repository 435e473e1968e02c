import { encode } from 'uqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const TEXT = '|PL|40000000000000000000001001|125050|Patyna|Zamówienie PAT-1001|||'

test('the path covers the dark modules of the code and nothing else', () => {
  const html = renderToStaticMarkup(<QrCode text={TEXT} label="Kod" />)
  const { data, size } = encode(TEXT, { ecc: 'M', border: 4, boostEcc: false })
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, length] of html.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(data)
  expect(html).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect(html).toContain('role="img" aria-label="Kod"')
})

test('it has a quiet zone of four modules', () => {
  const { data } = encode(TEXT, { ecc: 'M', border: 4, boostEcc: false })
  expect([...data.slice(0, 4), ...data.slice(-4)].flat()).not.toContain(true)
})
