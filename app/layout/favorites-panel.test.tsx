import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testInput } from '../testing/test-input.ts'
import { FavoritesPanel } from './favorites-panel.tsx'
import { visitorProps } from './visitor-props.ts'

type Shown = Pick<ComponentProps<typeof FavoritesPanel>, 'likes' | 'hasFailed'>

test.each<[string, Shown, string | null, string | null]>([
  ['waits while they are not known', { likes: undefined, hasFailed: false }, null, null],
  [
    'GAP-140: does not say that there are none when they cannot be read',
    { likes: undefined, hasFailed: true },
    'Nie udało się wczytać ulubionych',
    '/ulubione',
  ],
  [
    'HDR-12: says that there are none',
    { likes: [], hasFailed: false },
    'Nie masz jeszcze ulubionych',
    '/produkty?sortOrder=newest&amp;sortDir=desc',
  ],
  [
    'keeps what is known when it cannot be read again',
    { likes: [], hasFailed: true },
    'Nie masz jeszcze ulubionych',
    '/produkty?sortOrder=newest&amp;sortDir=desc',
  ],
])('the panel of the favourites %s', async (_sentence, shown, title, href) => {
  const { favorites, language, pathPrefix } = visitorProps(await testInput({ params: {} }))
  const html = renderToStaticMarkup(<FavoritesPanel {...favorites} {...shown} language={language} pathPrefix={pathPrefix} />)
  expect(/<p[^>]*>([^<]+)<\/p>/.exec(html)?.[1] ?? null).toBe(title)
  expect(/href="([^"]*)"/.exec(html)?.[1] ?? null).toBe(href)
})
