import type { ReactNode } from 'react'
import favicon from './favicon.svg?url'
import { Shell } from './layout/shell.tsx'
import type { PageInput } from './page.ts'
import { hrefOf } from './addresses/href.ts'
import type { RouteMatch } from './addresses/match-route.ts'
import './styles/base.css'
import './styles/product-layout.css'
import './styles/reset.css'
import './styles/tokens.css'
import { BUFFERED_PATH } from './buffered-page.ts'

/** --paper of tokens.css, which a meta element cannot read; light and dark. */
const PAPER = { light: '#fbf8f4', dark: '#14110f' }

interface DocumentProps {
  input: PageInput<unknown>
  /** The matched page, for links to it in other markets; null for error pages. */
  match: RouteMatch | null
  /** The page is buffered (not streamed), so it is readable without scripts. */
  isBuffered: boolean
  children: ReactNode
}

/** The HTML document around every page: head, header, content, footer (spec §2, /_app). */
export function Document({ input, match, isBuffered, children }: DocumentProps) {
  return (
    // Twice: a browser that translates the page writes its own language into the first (EXT-58).
    <html lang={input.language} data-language={input.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        {!isBuffered && match && (
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${BUFFERED_PATH}?to=${encodeURIComponent(hrefOf(match))}`} />
          </noscript>
        )}
        {import.meta.viteRsc.loadCss()}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <Shell input={input} match={match}>
          {children}
        </Shell>
      </body>
    </html>
  )
}
