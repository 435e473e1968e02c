import type { ReactNode } from 'react'
import { Shell } from './layout/shell.tsx'
import type { PageInput } from './page.ts'
import type { RouteMatch } from './routes.ts'
import { LAYER_ORDER } from './styles/layer-order.ts'

interface DocumentProps {
  input: PageInput<unknown>
  /** The page inside, for links to it in other markets; null on pages that are none. */
  match: RouteMatch | null
  children: ReactNode
}

/** The HTML document around every page: head, header, content, footer (spec §2, /_app). */
export function Document({ input, match, children }: DocumentProps) {
  return (
    <html lang={input.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style>{LAYER_ORDER}</style>
      </head>
      <body>
        <Shell input={input} match={match}>
          {children}
        </Shell>
      </body>
    </html>
  )
}
