import { spawn } from 'node:child_process'
import type { Settings } from '../settings.ts'

/** Starts the mock API as a child process and waits until it responds; it seeds its database first if there is none. */
export async function startMock(
  { host, mockApiPort, seedSize }: Settings,
  extraArgs: readonly string[] = [],
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const origin = `http://${host}:${mockApiPort}`
  const child = spawn('node', ['mock-api/server.ts', ...extraArgs], {
    // Its IPC channel closes when this process ends.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, HOST: host, MOCK_API_PORT: String(mockApiPort), SEED_SIZE: String(seedSize) },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  process.once('exit', () => child.kill('SIGKILL'))
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  while (!(await isHealthy(`${origin}/healthz`))) {
    if (hasEnded) throw new Error(`The mock API did not start; see its error above. Is port ${mockApiPort} taken?`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, stop }
}

async function isHealthy(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  return response?.ok ?? false
}
