import { needFreePort } from '#edge/dev/local/free-port.ts'
import { originOf } from '#edge/dev/local/listening.ts'
import { type MockProcess, startProcess } from '#mock-api/start-process.ts'
import type { Settings } from '../settings.ts'

/**
 * Starts the mock API as a child process and waits until it responds; it seeds its database first if there is none.
 * @throws Error with a sentence for the terminal when its port is taken: who listens there would pass for it; or when an argument makes it listen elsewhere
 */
export async function startMock({ host, mockApiPort, seedSize }: Settings, extraArgs: readonly string[] = []): Promise<MockProcess> {
  const elsewhere = extraArgs.find((arg) => /^--(port|host)(=|$)/.test(arg))
  if (elsewhere !== undefined) throw new Error(`${elsewhere} is of npm run mock: here MOCK_API_PORT and HOST say where the mock listens.`)
  await needFreePort(host, mockApiPort, 'MOCK_API_PORT')
  const env = { HOST: host, MOCK_API_PORT: String(mockApiPort), SEED_SIZE: String(seedSize) }
  return startProcess({ origin: originOf(host, mockApiPort), args: extraArgs, env, stdout: 'inherit' })
}
