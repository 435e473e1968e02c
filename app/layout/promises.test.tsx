import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PROMISES } from '#seeds/content/promises.ts'
import { Promises } from './promises.tsx'
import { testInput } from '../testing/test-input.ts'

test.each([
  ['pl', '350 zł'],
  ['en', '81.40 €'],
  ['es', '81,40 €'],
] as const)('GAP-77: in %s the end of a page promises what the pages about it promise, above %s', async (language, amount) => {
  const html = renderToStaticMarkup(<Promises input={await testInput({ params: {}, language })} />)
  const { escrow, lowestPrice, freeDelivery } = PROMISES[language]
  for (const sentence of [escrow, lowestPrice, freeDelivery]) expect(html).toContain(`<p class="text">${sentence}</p>`)
  expect(freeDelivery).toContain(amount)
})
