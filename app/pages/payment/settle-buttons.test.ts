import type { SubmitEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { SettleButtons } from './settle-buttons.client.tsx'

/** A button of a form, by its value. */
class Pressed {
  value: string
  constructor(value: string) {
    this.value = value
  }
}

test.each([
  ['is paid', 'PAID', 200, ['/dziekujemy'], 0],
  ['is rejected', 'REJECTED', 200, ['/dziekujemy'], 0],
  ['has been settled elsewhere', 'REJECTED', 409, ['/platnosc/abc'], 0],
  ['cannot be settled now', 'PAID', 503, [], 1],
])(
  'GAP-32: a payment that %s by %s is answered %i: one press counts, then it leads on or says so',
  async (_what, value, status, places, said) => {
    vi.stubGlobal('document', testDocument())
    vi.stubGlobal('window', {})
    vi.stubGlobal('HTMLButtonElement', Pressed)
    const assign = vi.fn<(href: string) => void>()
    vi.stubGlobal('location', { pathname: '/platnosc/abc', protocol: 'https:', assign })
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)))
      return Response.json(status === 200 ? { data: {} } : { error: { code: 'SOME' } }, { status })
    })
    const labels = { pay: 'Zapłać', reject: 'Odrzuć', failed: 'Nie udało się' }
    const island = runIsland(() => SettleButtons({ id: 'abc', language: 'es', thanksHref: '/dziekujemy', labels }))
    const form = () => elementsOf(island.current, 'form')[0]
    const busy = () => elementsOf(island.current, Button).flatMap((button) => (button.isBusy ? [button.value] : []))
    const notices = () => elementsOf(island.current, Notice).map(({ children }) => children)
    const press = (which: string) => {
      const preventDefault = vi.fn<() => void>()
      form()?.onSubmit?.({ preventDefault, nativeEvent: { submitter: new Pressed(which) } } as unknown as SubmitEvent<HTMLFormElement>)
      return preventDefault.mock.calls.length
    }
    expect([form()?.action, notices(), busy()]).toEqual(['/test-payment?payment=abc&language=es', [], []])
    expect([press(value), press('PAID'), busy()]).toEqual([1, 1, [value]])
    await vi.waitFor(() => expect(busy()).toEqual([]))
    expect([sent, assign.mock.calls.flat(), notices()]).toEqual([[{ status: value }], places, said ? ['Nie udało się'] : []])
    if (said) press('REJECTED')
    expect([notices(), logged.mock.calls.length]).toEqual([[], said])
    await vi.waitFor(() => expect(busy()).toEqual([]))
  },
)
