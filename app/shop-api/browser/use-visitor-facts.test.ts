import { expect, test, vi } from 'vitest'

test('facts of which only a part has arrived are not known yet', async () => {
  // What was read once stays with the module.
  vi.resetModules()
  const { readVisitorFacts } = await import('./use-visitor-facts.ts')
  const element = { textContent: '{"cart":2,"us' }
  vi.stubGlobal('document', { getElementById: () => element })
  expect(readVisitorFacts()).toEqual({})
  element.textContent = '{"cart":2,"user":null}'
  expect(readVisitorFacts()).toEqual({ cart: 2, user: null })
})
