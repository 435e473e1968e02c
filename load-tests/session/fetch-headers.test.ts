import { expect, test } from 'vitest'
import { fetchHeaders } from './fetch-headers.ts'

test('a first visitor is told from one who follows a link, and a document from what pages load', () => {
  expect(fetchHeaders('document', true)).toMatchObject({
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
    'upgrade-insecure-requests': '1',
  })
  expect(fetchHeaders('document', false)).toMatchObject({ 'sec-fetch-site': 'same-origin' })
  expect(fetchHeaders('fetch', false)).toEqual({ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' })
  // A journey that begins with a call leaves its page out.
  expect(fetchHeaders('fetch', true)).toEqual(fetchHeaders('fetch', false))
  expect(fetchHeaders('picture', false)).toMatchObject({ 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' })
})
