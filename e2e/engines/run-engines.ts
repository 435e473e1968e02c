import { freePort } from '#edge/dev/local/free-port.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { chooseScenarios, type ScenarioChoice } from './choose-scenarios.ts'
import type { Engine, EngineName } from './engine.ts'
import { smokeEngines, type SmokeOptions } from './smoke.ts'
import { WATCHING_WORKER } from './watch-errors.ts'
import { ensureBuilt } from '../../.tasks/stack/ensure-built.ts'
import type { Outcome } from '../../.tasks/gate/run-checks.ts'
import { ensureEngine } from './engine-programs.ts'
import { startMock } from '../../.tasks/stack/start-mock.ts'
import { DATA_DIR, readSettings } from '../../.tasks/settings.ts'

interface EnginesOptions extends ScenarioChoice, Pick<SmokeOptions, 'shots'> {}

/**
 * Runs the engines' smoke tests against a stack that it starts and stops, on ports that are free: a shop of another checkout that listens there would
 * be tested in its place.
 * @throws Error with a sentence for the terminal when an option names nothing
 */
export async function runEngines({ shots = null, ...choice }: EnginesOptions): Promise<Outcome> {
  const scenarios = chooseScenarios(choice)
  const engines: Partial<Record<EngineName, () => Promise<Engine>>> = {}
  const missing: string[] = []
  for (const name of scenarios.keys()) {
    const start = ensureEngine(name)
    if (typeof start === 'string') missing.push(start)
    else engines[name] = start
  }
  const workerDir = await ensureBuilt()
  const { host, port, ...settings } = readSettings({ SEED_SIZE: '1k', ...process.env, ...(await freePorts()) })
  const mock = await startMock({ host, port, ...settings }, ['--control'])
  const edge = await serveEdge({
    host,
    port,
    shopApiOrigin: mock.origin,
    platform: 'unlimited',
    workerDir,
    dataDir: DATA_DIR,
    hasMockControl: true,
    inFront: WATCHING_WORKER,
  })
  try {
    const { passed, failures } = await smokeEngines({ origin: edge.origin, engines, scenarios, shots, log: console.log })
    return { passed, failures, ...(missing.length > 0 && { leftOut: missing.join('; ') }) }
  } finally {
    await Promise.all([edge.stop(), mock.stop()])
  }
}

async function freePorts(): Promise<{ PORT: string; MOCK_API_PORT: string }> {
  const first = await freePort(2)
  return { PORT: String(first), MOCK_API_PORT: String(first + 1) }
}
