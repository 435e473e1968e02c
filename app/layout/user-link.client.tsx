'use client'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { isLoggedIn, type User } from '../domain/account/user.ts'
import type { VisitorFacts } from '../domain/account/visitor-facts.ts'
import type { MenuLinks } from '../features/account/user-menu-links.ts'
import { useUser } from '../features/account/use-user.client.ts'
import { useVisitorFacts } from '../shop-api/browser/use-visitor-facts.ts'
import { HoverDropdown } from '../ui/dropdown/hover-dropdown.client.tsx'
import { loadInFull } from '../ui/full-load/load-in-full.ts'
import { IconLink } from '../ui/icon-button/icon-link.tsx'
import { LazyUserPanel } from './lazy-panels.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { opensHere } from '../ui/opens-here.ts'
import type { ShownUser, UserLabels } from './user-panel.tsx'

interface UserLinkProps {
  login: { href: string; label: string }
  register: { href: string; label: string }
  /** Redirect target after logout. */
  startHref: string
  /** Prefix of the market's paths. */
  pathPrefix: string
  links: MenuLinks
  labels: UserLabels
  icon: ReactNode
}

/**
 * The user icon (spec §2): links to the profile, with a full page load, or to login. The user menu opens on hover or keyboard; a tap
 * follows the link (GAP-108).
 */
export function UserLink({ login, register, startHref, pathPrefix, links, labels, icon }: UserLinkProps) {
  const { data, error } = useUser()
  const facts = useVisitorFacts()
  const user = shownUser(data, facts)
  const isKnown = data !== undefined || error !== undefined
  const { href, label } = user ? links.account : login
  return (
    <HoverDropdown
      label={labels.menu}
      trigger={
        <IconLink href={href} label={label} icon={icon} onClick={user ? loadProfile : undefined} data-full={user ? '' : undefined} />
      }
    >
      <Suspense fallback={<PanelSkeleton />}>
        {isKnown ? (
          <LazyUserPanel
            user={user}
            login={login}
            register={register}
            startHref={startHref}
            pathPrefix={pathPrefix}
            links={links}
            labels={labels}
          />
        ) : (
          <PanelSkeleton />
        )}
      </Suspense>
    </HoverDropdown>
  )
}

/** Whom the header shows as logged in: until a call has told, and when it fails, who the facts of the page name. */
function shownUser(told: User | null | undefined, facts: VisitorFacts): ShownUser | null {
  if (told === undefined) return facts.user ?? null
  return isLoggedIn(told) ? told : null
}

function loadProfile(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || !opensHere(event)) return
  event.preventDefault()
  void loadInFull(event.currentTarget.href)
}
