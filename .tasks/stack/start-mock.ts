import { needFreePort } from '#edge/dev/local/free-port.ts'
import { originOf } from '#edge/dev/local/listening.ts'
import type { ServerOptions } from '#mock-api/server-options.ts'
import { type MockProcess, startProcess } from '#mock-api/start-process.ts'
import type { Settings } from '../settings.ts'

/**
 * What the edge has to know of a mock with these options, and what the mock is told beside them. Pages show the instant of a clock that was set
 * (GAP-144), for which the edge asks the mock's control.
 */
export function besideMock({ hasControl, mainClock, edgeCredentials: [credential] }: ServerOptions): {
  hasMockControl: boolean
  mockArgs: readonly string[]
  vars: Readonly<Record<string, string>>
} {
  return {
    hasMockControl: hasControl || mainClock !== undefined,
    mockArgs: !hasControl && mainClock !== undefined ? ['--control'] : [],
    vars: credential === undefined ? {} : { EDGE_CREDENTIAL: credential },
  }
}

/**
 * Starts the mock API as a child process and waits until it responds; it seeds its database first if there is none.
 * @throws Error with a sentence for the terminal when its port is taken: who listens there would pass for it
 */
export async function startMock({ host, mockApiPort, seedSize }: Settings, extraArgs: readonly string[] = []): Promise<MockProcess> {
  await needFreePort(host, mockApiPort, 'MOCK_API_PORT')
  const env = { HOST: host, MOCK_API_PORT: String(mockApiPort), SEED_SIZE: String(seedSize) }
  return startProcess({ origin: originOf(host, mockApiPort), args: extraArgs, env, stdout: 'inherit' })
}
