import { serveEdge } from '#edge/dev/local/serve.ts'
import { type Engine, ENGINE_NAMES, type EngineName } from './engine.ts'
import { smokeEngines, type SmokeOptions } from './smoke.ts'
import { WATCHING_WORKER } from './watch-errors.ts'
import { ensureBuilt } from '../../.tasks/stack/ensure-built.ts'
import type { Outcome } from '../../.tasks/gate/run-checks.ts'
import { ensureEngine } from './engine-programs.ts'
import { startMock } from '../../.tasks/stack/start-mock.ts'
import { DATA_DIR, readSettings } from '../../.tasks/settings.ts'

const PORTS = { PORT: '8897', MOCK_API_PORT: '8898', SEED_SIZE: '1k' }

type EnginesOptions = Omit<SmokeOptions, 'origin' | 'engines' | 'log'> & {
  /** Run only this engine; null: all. */
  engine?: string | null
}

/** Runs the engines' smoke tests against a stack that it starts and stops. */
export async function runEngines({ engine = null, ...options }: EnginesOptions): Promise<Outcome> {
  const engines: Partial<Record<EngineName, () => Promise<Engine>>> = {}
  const missing: string[] = []
  for (const name of ENGINE_NAMES.filter((each) => engine === null || each.toLowerCase() === engine.toLowerCase())) {
    const start = ensureEngine(name)
    if (typeof start === 'string') missing.push(start)
    else engines[name] = start
  }
  const workerDir = await ensureBuilt()
  const { host, port, ...settings } = readSettings({ ...PORTS, ...process.env })
  const mock = await startMock({ host, port, ...settings }, ['--control'])
  const edge = await serveEdge({
    host,
    port,
    shopApiOrigin: mock.origin,
    workerDir,
    dataDir: DATA_DIR,
    hasMockControl: true,
    inFront: WATCHING_WORKER,
  })
  try {
    const { passed, failures } = await smokeEngines({ ...options, origin: edge.origin, engines, log: console.log })
    return { passed, failures, ...(missing.length > 0 && { leftOut: missing.join('; ') }) }
  } finally {
    await Promise.all([edge.stop(), mock.stop()])
  }
}
