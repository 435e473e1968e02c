import { readFileSync } from 'node:fs'
import { z } from '@hono/zod-openapi'
import type { MockApp } from '../request-context.ts'
import { ReproSnapshot } from './repro-snapshot.ts'

/** Reads the file of a repro snapshot. @throws Error with a sentence for the terminal */
export function readReproSnapshot(file: string): ReproSnapshot {
  const snapshot = ReproSnapshot.safeParse(jsonIn(file))
  if (snapshot.success) return snapshot.data
  const [issue] = snapshot.error.issues
  throw new Error(`${file} is no repro snapshot of this mock: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

const Opened = z.object({
  data: z.object({
    world: z.string(),
    now: z.string(),
    url: z.string().nullable(),
    scenario: z.string().nullable(),
    isSameCatalog: z.boolean(),
    cookies: z.record(z.string(), z.string()),
  }),
})

/**
 * Opens a repro snapshot in a running mock with control.
 * @param shopOrigin origin of the storefront
 * @returns a message with the page, headers and cookies to continue with
 * @throws Error with a sentence for the terminal
 */
export async function replay(app: MockApp, snapshot: ReproSnapshot, shopOrigin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/__mock/repro-snapshot', { method: 'POST', headers, body: JSON.stringify(snapshot) })
  if (!response.ok) throw new Error(`The repro snapshot cannot be opened: ${await response.text()}`)
  const { world, now, url, scenario, isSameCatalog, cookies } = Opened.parse(await response.json()).data
  const lines = [
    `Replay    world ${world}, its clock shows ${now}${scenario === null ? '' : `, scenario ${scenario}`}`,
    `          page     ${pageAt(shopOrigin, url)}`,
    '          cookies, for the console of a browser there:',
    ...Object.entries(cookies).map(([name, value]) => `            document.cookie = '${name}=${value}; path=/'`),
    `          journal  /__mock/journal?world=${world}`,
  ]
  return [
    ...lines,
    ...(isSameCatalog ? [] : ['          The catalog is another than that of the repro snapshot: things may differ.']),
  ].join('\n')
}

function pageAt(shopOrigin: string, url: string | null): string {
  if (url === null || !URL.canParse(url, shopOrigin)) return shopOrigin
  const { pathname, search, hash } = new URL(url, shopOrigin)
  return new URL(pathname + search + hash, shopOrigin).href
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON.`, { cause })
  }
}
