import type { ReactNode } from 'react'
import type { PageInput } from '../page.ts'
import type { RouteMatch } from '../routes.ts'

interface ShellProps {
  input: PageInput<unknown>
  match: RouteMatch | null
  children: ReactNode
}

/** The frame of every page: skip link, header, content, footer, bottom bar. */
export function Shell({ input, children }: ShellProps) {
  return (
    <>
      <a href="#content">{input.t('common:skipToContent')}</a>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
