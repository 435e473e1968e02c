import { expect, test, vi } from 'vitest'
import { runIsland } from '../../testing/run-island.ts'
import { type LoadPanel, type LoadReason, PanelSource } from './panel-source.ts'
import { usePanel } from './use-panel.client.ts'

const PARTS = { list: 'Lista' }
const READY = { kind: 'ready', parts: PARTS }
const FAILED = { kind: 'failed', isRetrying: false }
const answers = {
  parts: async () => PARTS,
  none: async () => null,
  failure: async () => Promise.reject(new Error('lost')),
} satisfies Record<string, LoadPanel>

/** A panel, and the requests for it. */
function panel(browser: object = {}) {
  vi.stubGlobal('window', browser)
  const load = vi.fn<LoadPanel>()
  const island = runIsland(() => usePanel('filters', '/meble?page=2'), new Map([[PanelSource, load]]))
  return {
    load,
    state: () => island.current.state,
    ask: async (reason: LoadReason, answer: LoadPanel) => {
      load.mockImplementationOnce(answer)
      island.current.load(reason)
      await new Promise((resolve) => setTimeout(resolve))
    },
    end: island.end,
  }
}

test.each<[string, [LoadReason, keyof typeof answers][], object]>([
  ['waits until it is asked for', [], { kind: 'waiting' }],
  ['is there once it has come', [['approach', 'parts']], READY],
  ['waits on when the connection allows no early request', [['approach', 'none']], { kind: 'waiting' }],
  ['waits on when an early request fails', [['approach', 'failure']], { kind: 'waiting' }],
  ['says so when it fails to open', [['open', 'failure']], FAILED],
  ['says so when it fails where it is shown', [['shown', 'failure']], FAILED],
  [
    'does not take back that it failed while it loads early',
    [
      ['open', 'failure'],
      ['approach', 'failure'],
    ],
    FAILED,
  ],
  [
    'is there after a failure',
    [
      ['open', 'failure'],
      ['open', 'parts'],
    ],
    READY,
  ],
  [
    'stays when it fails later',
    [
      ['approach', 'parts'],
      ['open', 'failure'],
    ],
    READY,
  ],
])('a panel %s', async (_what, asked, expected) => {
  const { ask, state, load } = panel()
  for (const [reason, answer] of asked) await ask(reason, answers[answer])
  expect(state()).toEqual(expected)
  expect(load.mock.calls).toEqual(asked.map(([reason]) => [{ panel: 'filters', address: '/meble?page=2' }, reason]))
})

test('another try is shown at its button, an early one is not; the same content twice is no change', async () => {
  const { ask, state } = panel()
  await ask('open', answers.failure)
  const never = async () => new Promise<null>(() => undefined)
  await ask('approach', never)
  expect(state()).toEqual(FAILED)
  await ask('open', never)
  expect(state()).toEqual({ kind: 'failed', isRetrying: true })
  await ask('open', answers.parts)
  const before = state()
  await ask('open', answers.parts)
  expect(state()).toBe(before)
})

test('an idle browser loads it ahead, unless the page has gone', () => {
  let idle = () => undefined as void
  const cancelIdleCallback = vi.fn<() => void>()
  const requestIdleCallback = (work: () => void) => void (idle = work)
  Object.entries({ requestIdleCallback, cancelIdleCallback }).forEach(([name, call]) => vi.stubGlobal(name, call))
  vi.stubGlobal('document', { readyState: 'complete' })
  const { load, end } = panel({ requestIdleCallback, removeEventListener: () => undefined })
  load.mockImplementation(answers.none)
  idle()
  expect(load.mock.calls.map(([, reason]) => reason)).toEqual(['idle'])
  end()
  expect(cancelIdleCallback).toHaveBeenCalledOnce()
})
