// The stack under test: started for the journeys, unless BASE_URL names another.

const HOST = '127.0.0.1'
/** First of the three ports of a run: storefront, mock API, UI kit page. Concurrent checkouts choose different ones. */
const EDGE_PORT = Number(process.env['E2E_PORT'] ?? 8887)
const MOCK_API_PORT = EDGE_PORT + 1
/** Port of the worker with the UI kit page. */
export const UI_KIT_PORT = EDGE_PORT + 2

/** Origin of the storefront under test. */
export const BASE_URL = process.env['BASE_URL'] ?? `http://${HOST}:${EDGE_PORT}`
/** Whether the run starts and stops its own stack. */
export const OWNS_STACK = process.env['BASE_URL'] === undefined

/** Environment of the stack: its own ports, so that a development stack can keep running, a small catalog, and no rate limits: all journeys come from one address. */
export const STACK_ENV = {
  HOST,
  PORT: String(EDGE_PORT),
  MOCK_API_PORT: String(MOCK_API_PORT),
  SEED_SIZE: '1k',
  MOCK_CONTROL: '1',
  RATE_LIMITS: 'off',
}

/** Origin of the mock behind the storefront under test; null: unknown. It must run with MOCK_CONTROL=1. */
export const MOCK_ORIGIN = OWNS_STACK ? `http://${HOST}:${MOCK_API_PORT}` : (process.env['MOCK_ORIGIN'] ?? null)
