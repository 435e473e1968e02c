import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

const html = renderToStaticMarkup(
  <Stepper
    label="Kroki"
    completedLabel="gotowe"
    current={1}
    steps={[{ title: 'Adres', href: '?step=address' }, { title: 'Dostawa', href: '?step=delivery' }, { title: 'Płatność' }]}
  />,
)

test('UIK-18: steps before the current one are completed', () => {
  expect([...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual(['completed', 'current', 'coming'])
  expect(html.match(/gotowe/g)).toHaveLength(1)
})

test('the current step says so', () => {
  expect(html).toMatch(/<li[^>]* aria-current="step"><span[^>]*>Dostawa/)
})

test('only completed steps are links', () => {
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['?step=address'])
})
