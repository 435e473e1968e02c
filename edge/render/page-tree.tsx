import type { ReactNode } from 'react'
import { PAGE_LOGIN } from '#app/domain/account/page-login.ts'
import type { Market } from '#app/domain/market.ts'
import { Document } from '#app/document.tsx'
import type { PageInput, PublicPage } from '#app/page.ts'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import type { RouteName, RouteParams } from '#app/addresses/route-params.ts'
import { type PageRow, PAGES } from '#app/pages.ts'
import type { RenderRecord } from '../upstream/render-record.ts'
import type { EdgeConfig } from '../env.ts'
import type { Visitor } from '../session/visitor.ts'
import { PAGE_SUBJECTS } from '#app/page-subjects.ts'
import { NO_SUBJECT, type Subject, type SubjectWatch, watchSubject } from './watch-subject.ts'
import { decidePage, type PageDecision } from './decide-page.ts'
import type { PageUpstream } from '../upstream/page-upstream.ts'
import { pageInput, privatePageInput } from './page-input.ts'
import type { PanelPayload, Payload } from './payload.ts'

export interface PageTreeOptions {
  config: EdgeConfig
  upstream: PageUpstream
  /** For private pages alone; null: a render for the store. */
  visitor: Visitor | null
  /** The page is sent in one piece, so it needs no scripts to be read. */
  isBuffered: boolean
  /** Instant that the page shows, ms since 1970. */
  now: number
  mockHeaders: Readonly<Record<string, string>> | null
  /** Of a page that may be stored. @default null */
  record?: RenderRecord | null
}

/** A document to render, or a panel, by renderFlight(). */
export interface PageTree extends Pick<PageDecision, 'decided'> {
  root: Payload['root'] | PanelPayload['root']
  /** Of a document whose page is decided while it is rendered. */
  ended?: PageDecision['ended']
  /** Once decided: what became of the calls that the page is about (app/page-subjects.ts). */
  subject: Subject
  /** Of a private page; null: a public one. */
  visitor: Visitor | null
}

/** The document of a matched page. */
export async function pageTree<Name extends RouteName>(
  match: { name: Name; params: RouteParams[Name]; market: Market },
  { config, upstream, visitor, isBuffered, now, mockHeaders, record = null }: PageTreeOptions,
): Promise<PageTree> {
  const { params, market } = match
  const subject = watchSubject(PAGE_SUBJECTS[match.name] ?? [])
  const options = { params, market, config, upstream, now, mockHeaders, record }
  const { input, render } = await pageOf(PAGES[match.name], { visitor, subject }, options)
  const { decided, page: DecidedPage, ended } = decidePage(render)
  const root = framed(input, <DecidedPage />, { match: match as RouteMatch, isBuffered })
  const isPrivate = PAGES[match.name].cache === 'private'
  return { root, decided, ended, subject, visitor: isPrivate ? visitor : null }
}

/** Only a private page gets the session. */
async function pageOf<Params>(
  row: PageRow<Params>,
  { visitor, subject }: { visitor: Visitor | null; subject: SubjectWatch },
  options: Parameters<typeof pageInput<Params>>[0],
) {
  if (row.cache === 'private') {
    if (!visitor) throw new Error('A private page needs a visitor.')
    const [Page, unwatched] = await Promise.all([row.load(), privatePageInput(visitor, options)])
    const session = { ...unwatched.session, shop: subject.watch(unwatched.session.shop) }
    const input = { ...unwatched, session, shop: subject.watch(unwatched.shop) }
    return { input, render: async () => withLogin(await Page(input), await visitor.login()) }
  }
  const [Page, unwatched] = await Promise.all([row.load(), pageInput(options)])
  const input = { ...unwatched, shop: subject.watch(unwatched.shop) }
  return { input, render: () => Page(input) }
}

/** A private page with the name of the login for which it was rendered, after it: its own calls may find that the session has ended. */
function withLogin(page: ReactNode, login: string | null): ReactNode {
  return (
    <>
      {page}
      <data id={PAGE_LOGIN} value={login ?? ''} hidden />
    </>
  )
}

/** The document of a page without a route (error, not found): it is decided from the start. */
export async function plainTree(
  Page: PublicPage<object>,
  market: Market,
  { config, upstream, now, record = null }: Pick<PageTreeOptions, 'config' | 'upstream' | 'now' | 'record'>,
): Promise<PageTree> {
  const input = await pageInput({ params: {}, market, config, upstream, now, mockHeaders: null, record })
  return {
    root: framed(input, <Page {...input} />, { match: null, isBuffered: true }),
    decided: Promise.resolve(),
    subject: NO_SUBJECT,
    visitor: null,
  }
}

function framed(
  input: PageInput<unknown>,
  page: ReactNode,
  { match, isBuffered }: { match: RouteMatch | null; isBuffered: boolean },
): ReactNode {
  return (
    <Document input={input} match={match} isBuffered={isBuffered}>
      {page}
    </Document>
  )
}
