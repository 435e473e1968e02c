// npm test: everything. Static checks, unit and API tests, the built worker, shoppers' journeys in Chromium, smokes in other engines and under load.
import { runGate } from './gate/run-gate.ts'

process.exit((await runGate()) ? 0 : 1)
