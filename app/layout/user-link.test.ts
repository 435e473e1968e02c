import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '../domain/account/user.ts'
import { VISITOR_FACTS_ID, type VisitorFacts } from '../domain/account/visitor-facts.ts'
import { elementsOf } from '../testing/elements-of.ts'
import { runIsland } from '../testing/run-island.ts'
import { testInput } from '../testing/test-input.ts'
import { visitorProps } from './visitor-props.ts'

const { user: props, pathPrefix } = visitorProps(await testInput({ params: {} }))
const HANNA = { id: 1, firstName: 'Hanna' } as User
const went: string[] = []

// The facts of a document are read once.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  went.length = 0
})

/** The icon's link. @param told by the call: undefined, not yet */
async function iconLink(facts: VisitorFacts, told?: User | null) {
  const getElementById = (id: string) => (id === VISITOR_FACTS_ID ? { textContent: JSON.stringify(facts) } : null)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', getElementById }))
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { assign: (href: string) => went.push(href) })
  const { changeIn, VISITOR_KEYS } = await import('../shop-api/browser/visitor-store.ts')
  const { HoverDropdown } = await import('../ui/dropdown/hover-dropdown.client.tsx')
  const { IconLink } = await import('../ui/icon-button/icon-link.tsx')
  const { UserLink } = await import('./user-link.client.tsx')
  if (told !== undefined) await changeIn(VISITOR_KEYS.user, { run: async () => told })
  const island = runIsland(() => UserLink({ ...props, pathPrefix, icon: null }))
  const [link] = elementsOf(elementsOf(island.current, HoverDropdown)[0]?.trigger, IconLink)
  island.end()
  return link
}

test.each<[string, VisitorFacts, User | null | undefined, { href: string; label: string }]>([
  ['nobody is known', {}, undefined, props.login],
  ['the page names a user', { user: HANNA }, undefined, props.links.account],
  ['that user has logged out', { user: HANNA }, null, props.login],
  ['a user has logged in since', {}, HANNA, props.links.account],
])('HDR-09, HDR-10: where %s the icon leads where that is for', async (_when, facts, told, { href, label }) => {
  expect(await iconLink(facts, told)).toMatchObject({ href, label })
})

test.each([
  ['a tap', {}, ['/konto']],
  ['a tap for another tab', { ctrlKey: true }, []],
  ['the wheel of a mouse', { button: 1 }, []],
])('GAP-108: of a user %s loads the profile in full: %j', async (_what, how, loaded) => {
  const link = await iconLink({ user: HANNA })
  const preventDefault = vi.fn()
  link?.onClick?.({ button: 0, preventDefault, currentTarget: { href: '/konto' }, ...how } as never)
  expect(went).toEqual(loaded)
  expect(link, 'so nothing requests it before').toMatchObject({ 'data-full': '' })
  expect(preventDefault).toHaveBeenCalledTimes(loaded.length)
  expect((await iconLink({}))?.onClick, 'of a guest nothing does').toBeUndefined()
})
