// npm test: everything. Static checks, unit and API tests, the built worker, journeys in Chromium, smoke tests in other engines and under load.
import { runGate } from './gate/run-gate.ts'

process.exit((await runGate()) ? 0 : 1)
