import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './chromium.ts'
import type { TestOptions, WorkerOptions } from './fixtures.ts'
import { PHONE_SCREEN } from './layout.ts'
import { BASE_URL, OWNS_STACK, STACK_ENV } from './stack.ts'

const CHROMIUM = findChromium()
const REPORT_FILE = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const MOBILE = { ...devices['Pixel 7'], viewport: PHONE_SCREEN, screen: PHONE_SCREEN }

/**
 * Projects of a journey: the desktop, and by tag also the phone (`{ tag: '@phone' }`, `@phone-too`) or only the phone (`@phone-only`).
 * e2e/README.md explains when to use the phone.
 */
const ON_THE_PHONE = /@phone(-only|-too)?\b/
const NOT_ON_THE_DESKTOP = /@phone-only\b/

export default defineConfig<TestOptions, WorkerOptions>({
  testDir: 'journeys',
  outputDir: '.results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  // Three on two cores: while one journey waits for a shop API that hangs, or for its browser, another one goes on. A sixth less time.
  workers: 3,
  // Generous: the speed of a shared machine must not decide a test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(REPORT_FILE ? [['json', { outputFile: REPORT_FILE }] as const] : [])],
  use: {
    baseURL: BASE_URL,
    actionTimeout: 20_000,
    // Recording traces that are then discarded took a seventh of the processor time.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM !== null && { executablePath: CHROMIUM }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-default-browser-check',
        // The software GPU costs more than painting without one.
        '--disable-gpu',
        // Chromium's sandbox refuses to start as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'desktop', use: DESKTOP, grepInvert: NOT_ON_THE_DESKTOP },
    { name: 'mobile', use: MOBILE, grep: ON_THE_PHONE },
  ],
  ...(OWNS_STACK && {
    webServer: {
      // Builds when stale, seeds when missing, and ends workerd and the mock API on a signal.
      command: 'node .tasks/run-command.ts start',
      cwd: '..',
      url: `${BASE_URL}/healthz`,
      env: { ...process.env, ...STACK_ENV },
      // On a fresh clone the worker is built and the database seeded first.
      timeout: 900_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'pipe',
    },
  }),
})
