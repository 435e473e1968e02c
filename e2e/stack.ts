// The stack that the journeys run against: this one is started for them, unless BASE_URL names another.

const HOST = '127.0.0.1'
/** First of the three ports of a run: storefront, mock API, page of the UI kit. Two checkouts that test at once choose different ones. */
const EDGE_PORT = Number(process.env['E2E_PORT'] ?? 8887)
const MOCK_API_PORT = EDGE_PORT + 1
/** Port of the worker with the page of the UI kit. */
export const UI_KIT_PORT = EDGE_PORT + 2

/** Address of the shop under test. */
export const BASE_URL = process.env['BASE_URL'] ?? `http://${HOST}:${EDGE_PORT}`
/** Whether the run brings its own stack and ends it. */
export const OWNS_STACK = process.env['BASE_URL'] === undefined

/** Environment of the stack: ports of its own, so that a shop that is being developed can keep running, and a small catalog. */
export const STACK_ENV = { HOST, PORT: String(EDGE_PORT), MOCK_API_PORT: String(MOCK_API_PORT), SEED_SIZE: '1k', MOCK_CONTROL: '1' }

/** Address of the mock behind the shop under test; null: nobody says. It must have been started with MOCK_CONTROL=1. */
export const MOCK_ORIGIN = OWNS_STACK ? `http://${HOST}:${MOCK_API_PORT}` : (process.env['MOCK_ORIGIN'] ?? null)
