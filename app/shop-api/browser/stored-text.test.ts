import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStored, readTabText, writeStored, writeTabText } from './stored-text.ts'

afterEach(() => {
  writeTabText('draft', null)
})

/** Makes each access to both storages throw, as with storage denied. */
function denyStorage() {
  const denied = new Proxy(
    {},
    {
      get: () => () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    },
  )
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, denied)
}

/** Both are null, as in a web view without DOM storage. */
function takeStorage() {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, null)
}

describe.each([
  ['denied', denyStorage],
  ['absent', takeStorage],
])('EXT-58: storage that is %s', (_, prepare) => {
  it('keeps a text of the tab as long as the document lasts', () => {
    prepare()
    expect(readTabText('draft')).toBeNull()
    writeTabText('draft', 'typed')
    expect(readTabText('draft')).toBe('typed')
    writeTabText('draft', null)
    expect(readTabText('draft')).toBeNull()
  })

  it('keeps nothing of the browser, and nothing fails', () => {
    prepare()
    writeStored('seen', 'cart')
    expect(readStored('seen')).toBeNull()
  })
})
