import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './chromium.ts'
import type { TestOptions } from './fixtures.ts'
import { PHONE_SCREEN } from './layout.ts'
import { BASE_URL, OWNS_STACK, STACK_ENV } from './stack.ts'

const CHROMIUM = findChromium()
const REPORT_FILE = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const MOBILE = { ...devices['Pixel 7'], viewport: PHONE_SCREEN, screen: PHONE_SCREEN }

/**
 * Where a journey runs: on the desktop, and by its tag on the phone as well (`{ tag: '@phone' }`) or there alone (`@phone-only`).
 * e2e/README.md says when it is for the phone.
 */
const ON_THE_PHONE = /@phone(-only)?\b/
const NOT_ON_THE_DESKTOP = /@phone-only\b/
const WITHOUT_SCRIPTS = /no-javascript\.spec\.ts/

export default defineConfig<TestOptions>({
  testDir: 'journeys',
  outputDir: '.results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  // Generous: how fast a shared machine is must not decide what is right.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(REPORT_FILE ? [['json', { outputFile: REPORT_FILE }] as const] : [])],
  use: {
    baseURL: BASE_URL,
    actionTimeout: 20_000,
    // To record what then is thrown away took a seventh of all the processor time.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM !== null && { executablePath: CHROMIUM }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-default-browser-check',
        // Its software stand-in costs more than drawing without one.
        '--disable-gpu',
        // Chromium's sandbox refuses to start as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: WITHOUT_SCRIPTS, grepInvert: NOT_ON_THE_DESKTOP },
    { name: 'mobile', use: MOBILE, testIgnore: WITHOUT_SCRIPTS, grep: ON_THE_PHONE },
    { name: 'no-javascript', use: { ...DESKTOP, javaScriptEnabled: false }, testMatch: WITHOUT_SCRIPTS },
  ],
  ...(OWNS_STACK && {
    webServer: {
      // Builds when stale, seeds when absent, and ends workerd and the mock API when it is told to.
      command: 'node .tasks/start.ts',
      cwd: '..',
      url: `${BASE_URL}/healthz`,
      env: { ...process.env, ...STACK_ENV },
      // On a fresh clone the pictures are drawn first.
      timeout: 900_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'pipe',
    },
  }),
})
