import type { ReactNode } from 'react'
import type { PrivatePageInput } from '../page.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { AccountFrame } from './account-frame.tsx'

interface MailedLinkFrameProps {
  input: PrivatePageInput<{ token: string | null }>
  title: string
  lead: string
  /** For an address without a token. */
  missing: ReactNode
  /** Path of the page without a token. */
  canonical: string
  /** What uses the link does nothing without scripts. @default true */
  needsScripts?: boolean
  /** A link to go on with. */
  next: { href: string; text: string }
  /** Renders what uses the link. */
  children: (token: string) => ReactNode
}

/** Page of a mailed link. Whether a link is good shows when it is used. */
export function MailedLinkFrame({ input, title, lead, missing, canonical, needsScripts = true, next, children }: MailedLinkFrameProps) {
  const { params } = input
  return (
    <AccountFrame
      input={input}
      title={title}
      lead={params.token === null ? undefined : lead}
      description={lead}
      canonical={canonical}
      needsScripts={needsScripts && params.token !== null}
      below={
        <LinkButton href={next.href} variant="secondary" isWide>
          {next.text}
        </LinkButton>
      }
    >
      {params.token === null ? missing : children(params.token)}
    </AccountFrame>
  )
}
