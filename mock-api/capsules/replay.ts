import { readFileSync } from 'node:fs'
import { z } from '@hono/zod-openapi'
import type { MockApp } from '../request-context.ts'
import { Capsule } from './capsule.ts'

/** Reads the file of a capsule. @throws Error with a sentence for the terminal */
export function readCapsule(file: string): Capsule {
  const capsule = Capsule.safeParse(jsonIn(file))
  if (capsule.success) return capsule.data
  const [issue] = capsule.error.issues
  throw new Error(`${file} is no capsule of this mock: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

const Opened = z.object({
  data: z.object({
    world: z.string(),
    now: z.string(),
    url: z.string().nullable(),
    scenario: z.string().nullable(),
    isSameCatalogue: z.boolean(),
    cookies: z.record(z.string(), z.string()),
  }),
})

/**
 * Opens a capsule in a running mock with control.
 * @param shopOrigin where the pages of the shop are
 * @returns what a person needs to go on where it was made
 * @throws Error with a sentence for the terminal
 */
export async function replay(app: MockApp, capsule: Capsule, shopOrigin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/__mock/capsule', { method: 'POST', headers, body: JSON.stringify(capsule) })
  if (!response.ok) throw new Error(`The capsule cannot be opened: ${await response.text()}`)
  const { world, now, url, scenario, isSameCatalogue, cookies } = Opened.parse(await response.json()).data
  const lines = [
    `Replay    world ${world}, its clock shows ${now}${scenario === null ? '' : `, scenario ${scenario}`}`,
    `          page     ${pageAt(shopOrigin, url)}`,
    '          cookies, for the console of a browser there:',
    ...Object.entries(cookies).map(([name, value]) => `            document.cookie = '${name}=${value}; path=/'`),
    `          journal  /__mock/journal?world=${world}`,
  ]
  return [...lines, ...(isSameCatalogue ? [] : ['          The catalogue is another than that of the capsule: things may differ.'])].join(
    '\n',
  )
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
