import { type MockProcess, startProcess } from '#mock-api/start-process.ts'
import type { Settings } from '../settings.ts'

/** Starts the mock API as a child process and waits until it responds; it seeds its database first if there is none. */
export function startMock({ host, mockApiPort, seedSize }: Settings, extraArgs: readonly string[] = []): Promise<MockProcess> {
  const env = { HOST: host, MOCK_API_PORT: String(mockApiPort), SEED_SIZE: String(seedSize) }
  return startProcess({ origin: `http://${host}:${mockApiPort}`, args: extraArgs, env, stdout: 'inherit' })
}
