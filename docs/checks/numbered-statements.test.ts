import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numberedStatements } from './numbered-statements.ts'

test('areas are headings, statements are their numbered lines', () => {
  const document = '# Requirements\n\n## AB: Letters\n\nspec §1:\n\n- **AB-02** Two.\n- **AB-01** One.\n\n## Journeys\n\n- **J-01** Walk.\n'
  expect(numberedStatements(document)).toEqual([{ area: 'AB', about: 'Letters', ids: ['AB-01', 'AB-02'] }])
})

test.each([
  ['a gap', '- **AB-01** One.\n- **AB-03** Three.\n'],
  ['a number twice', '- **AB-01** One.\n- **AB-01** One.\n'],
  ['another area', '- **AC-01** One.\n'],
])('%s is refused', (_, lines) => {
  expect(() => numberedStatements(`## AB: Letters\n\n${lines}`)).toThrow(/AB/)
})

test('the 542 statements of the specification have a line each', () => {
  const areas = numberedStatements(readFileSync('docs/requirements.md', 'utf8'))
  expect(areas.flatMap(({ ids }) => ids)).toHaveLength(542)
})

test('a decision has one line, and a number of its own', () => {
  const lines = readFileSync('docs/decisions.md', 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)
  const numbers = [...lines].map(([, number]) => number)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
