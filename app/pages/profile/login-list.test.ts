import { expect, test, vi } from 'vitest'
import { createTranslator } from '../../i18n/translator.ts'
import { onSessionEnd } from '../../shop-api/browser/session-end.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import { LoginList, type ShownLogin } from './login-list.client.tsx'
import { loginLabels } from './profile-labels.ts'
import { testDocument } from '../../testing/test-document.ts'

const t = await createTranslator('pl')
const LOGINS: ShownLogin[] = ['here', 'phone', 'work'].map((id) => ({
  id,
  device: id,
  since: 'today',
  endLabel: id,
  isCurrent: id === 'here',
}))

test.each([
  ['one', 0, 200, ['here', 'work'], t('common:loginsEnded')],
  ['one that another tab has ended', 0, 404, ['here', 'work'], t('common:loginsEnded')],
  ['all others', 2, 200, ['here'], t('common:loginsOthersEnded')],
  ['what could not be', 0, 503, ['here', 'phone', 'work'], t('common:changeFailed')],
  ['what could not be, since the own session has', 0, 401, ['here', 'phone', 'work'], t('common:sessionEnded')],
])(
  'EXT-22: when %s ended, the login of this browser and what goes on stay in the list; a second press meanwhile does nothing',
  async (_what, press, status, left, said) => {
    const announced: string[] = []
    vi.stubGlobal('document', testDocument({ cookie: '' }))
    document.addEventListener(ANNOUNCE, (event) => announced.push((event as CustomEvent<string>).detail))
    const endOfSession = onSessionEnd(() => undefined)
    const fetch = vi.fn(async () => Response.json({ data: {}, error: { code: status === 401 ? 'UNAUTHORIZED' : 'FAILED' } }, { status }))
    vi.stubGlobal('fetch', fetch)
    const labels = loginLabels(t)
    const island = runIsland(() => LoginList({ initial: LOGINS, labels }))
    const busy = () => elementsOf(island.current, Button).map(({ isBusy }) => isBusy)
    elementsOf(island.current, Button)[press]?.onClick?.({} as never)
    expect(busy()).toEqual([0, 1, 2].map((at) => at === press))
    elementsOf(island.current, Button)[1]?.onClick?.({} as never)
    const shown = () => elementsOf(island.current, 'p').map(({ children }) => elementsOf(children, 'span')[0]?.children)
    await vi.waitFor(() => expect([shown(), announced]).toEqual([left, [said]]))
    // Each other one can be ended, and all of them.
    expect(busy()).toEqual(left.length > 1 ? left.map(() => false) : [])
    const whenOf = elementsOf(island.current, 'p').map(({ children }) => elementsOf(children, 'span')[1]?.children)
    expect(whenOf).toEqual(left.map((id) => (id === 'here' ? `today, ${labels.current}` : 'today')))
    expect(elementsOf(island.current, FailureNote).map(({ text }) => text)).toEqual([left.length === 3 ? said : null])
    expect(fetch).toHaveBeenCalledTimes(1)
    endOfSession()
  },
)
