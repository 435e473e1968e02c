import { expect, test } from 'vitest'
import { factsElement } from './personalisation.ts'

test('no first name ends the element, and each is read as it was given', () => {
  const firstName = '</script><!--<script>'
  const html = factsElement({ user: { firstName } })
  expect(html.match(/</g)).toHaveLength(2)
  expect(JSON.parse(html.replaceAll(/^<[^>]*>|<[^>]*>$/g, ''))).toEqual({ user: { firstName } })
})
