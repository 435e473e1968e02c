import { type ApiCall, type ClockStep, OVERLAY_PATH, type OverlayState } from '../overlay-state.ts'

/** @throws Error with the message of the local stack */
async function request<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const response = await fetch(OVERLAY_PATH + path, init)
  const body: Body & { error?: string } = await response.json()
  if (!response.ok) throw new Error(body?.error ?? `${path} responds ${response.status}`)
  return body
}

export function fetchState(): Promise<OverlayState> {
  return request('/state')
}

export function fetchCalls(traces: readonly string[]): Promise<ApiCall[]> {
  return request(`/calls?traces=${traces.join(',')}`)
}

/** @param paths of built scripts */
export function fetchScriptBytes(paths: readonly string[]): Promise<number> {
  return request(`/script-bytes?${new URLSearchParams(paths.map((path) => ['file', path]))}`)
}

/** @param value '' = none */
export function choose(cookie: 'mock-scenario' | 'mock-world', value: string): Promise<unknown> {
  return request(`/choose?${new URLSearchParams({ [cookie]: value })}`, { method: 'POST' })
}

export function turnClock(step: ClockStep, body?: object): Promise<unknown> {
  return request(`/clock/${step}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) })
}

/** Logs in as a persona through the normal login, or logs out to become a guest. */
export async function become(email: string | null, password: string): Promise<void> {
  const [path, body] = email === null ? ['/auth/logout', {}] : ['/auth/standard', { email, password }]
  const headers = { 'content-type': 'application/json', langId: document.documentElement.lang }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} responds ${response.status}`)
}
