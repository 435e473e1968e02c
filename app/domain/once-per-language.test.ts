import { expect, test } from 'vitest'
import { oncePerLanguage } from './once-per-language.ts'

test('each language has its own value, computed once', () => {
  const computed: string[] = []
  const valueIn = oncePerLanguage((language) => {
    computed.push(language)
    return { language }
  })
  expect([valueIn('pl'), valueIn('en'), valueIn('pl')]).toEqual([{ language: 'pl' }, { language: 'en' }, { language: 'pl' }])
  expect(computed).toEqual(['pl', 'en'])
})
