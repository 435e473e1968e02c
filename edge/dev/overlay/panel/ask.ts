import { type ApiCall, type ClockStep, OVERLAY_PATH, type OverlayState } from '../overlay-state.ts'

/** @throws Error with what the stack says */
async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(OVERLAY_PATH + path, init)
  const body: Answer & { error?: string } = await answer.json()
  if (!answer.ok) throw new Error(body?.error ?? `${path} answers ${answer.status}`)
  return body
}

export function askState(): Promise<OverlayState> {
  return ask('/state')
}

export function askCalls(traces: readonly string[]): Promise<ApiCall[]> {
  return ask(`/calls?traces=${traces.join(',')}`)
}

/** @param paths of built scripts */
export function askScriptBytes(paths: readonly string[]): Promise<number> {
  return ask(`/script-bytes?${new URLSearchParams(paths.map((path) => ['file', path]))}`)
}

/** @param value '' = none */
export function choose(cookie: 'mock-scenario' | 'mock-world', value: string): Promise<unknown> {
  return ask(`/choose?${new URLSearchParams({ [cookie]: value })}`, { method: 'POST' })
}

export function turnClock(step: ClockStep, body?: object): Promise<unknown> {
  return ask(`/clock/${step}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) })
}

/** Becomes a persona by the shop's own login, or a guest by its logout. */
export async function become(email: string | null, password: string): Promise<void> {
  const [path, body] = email === null ? ['/auth/logout', {}] : ['/auth/standard', { email, password }]
  const headers = { 'content-type': 'application/json', langId: document.documentElement.lang }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
}
