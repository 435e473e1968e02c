import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type { Toast } from '../../domain/forms/toast.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { stubFormPage } from '../../testing/sent-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { SHOW_TOAST } from '../../ui/toast/show-toast.ts'
import { CodeActions } from './code-actions.client.tsx'

test.each([
  ['of who is logged in', 200, ['/koszyk'], 'promoCode=LATO'],
  ['while nobody can tell', 503, ['/koszyk'], 'promoCode=LATO'],
  ['of who is no longer logged in', 401, [], ''],
])('GAP-38: a code %s (%i) is taken to the cart only where the cart is theirs', async (_whose, status, led, cookie) => {
  stubFormPage()
  document.cookie = ''
  const said: string[] = []
  document.addEventListener(SHOW_TOAST, (event) => {
    const { message, type, dismissible } = (event as CustomEvent<Toast>).detail
    said.push(`${message} ${type} ${dismissible}`)
  })
  vi.stubGlobal('location', { protocol: 'https:', assign: (href: string) => said.push(href) })
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async () => Response.json({ data: {}, error: { code: status === 401 ? 'UNAUTHORIZED' : 'X' } }, { status }))
  const labels = { copied: 'copied' } as ComponentProps<typeof CodeActions>['labels']
  const island = runIsland(() => CodeActions({ code: 'LATO', cartHref: '/koszyk', labels }))
  const button = () => elementsOf(island.current, Button)[0]
  button()?.onClick?.({} as never)
  expect(button()?.isBusy).toBe(true)
  await vi.waitFor(() => expect(button()?.isBusy).toBe(false))
  expect([said, document.cookie.split(';')[0]]).toEqual([led, cookie])
  elementsOf(island.current, CopyButton)[0]?.onCopied?.()
  expect(said.at(-1)).toBe('copied success true')
})
