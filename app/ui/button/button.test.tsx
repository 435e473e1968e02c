import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountBadge } from '../badge/count-badge.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconLink } from '../icon-button/icon-link.tsx'
import { CartIcon, HeartIcon } from '../icons/icons.tsx'
import { Button } from './button.tsx'

test('a button sends no form unless it says so', () => {
  expect(renderToStaticMarkup(<Button>Kup</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Kup</Button>)).toContain('type="submit"')
})

test('a busy button keeps its words', () => {
  const html = renderToStaticMarkup(<Button isBusy>Kup</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Kup</button>')
})

test('a picture button has its name from its label, and no other words', () => {
  const html = renderToStaticMarkup(<IconButton label="Polub" icon={<HeartIcon />} aria-pressed={false} />)
  expect(html).toMatch(/^<button aria-pressed="false" type="button"[^>]* aria-label="Polub"/)
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/)
})

test('a count at the corner is silent: the label says it', () => {
  const html = renderToStaticMarkup(
    <IconLink href="/cart" label="Koszyk, 3 produkty" icon={<CartIcon />} badge={<CountBadge text="3" />} />,
  )
  expect(html).toContain('aria-label="Koszyk, 3 produkty"')
  expect(html).toMatch(/<span[^>]* aria-hidden="true">3<\/span>/)
})
