// Smoke-tests the storefront in engines other than Chromium, step by step; after every step the page must respond, without a console error.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { SIGNUP_COUNT_AFTER_SIGNUP } from '#app/domain/marketing/newsletter-popup.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { href } from '#app/addresses/href.ts'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { createShopLookup, type ShopLookup } from '../shop-lookup.ts'
import type { ChosenScenario } from './choose-scenarios.ts'
import { type Engine, EngineHung, type EngineName, within } from './engine.ts'
import { createShopper, type Shopper } from './shopper.ts'
import type { Step } from './scenario.ts'

/** Time limit of a step, in ms. */
const STEP_MS = 60_000

export interface SmokeOptions {
  origin: string
  /** How each engine is started. */
  engines: Readonly<Partial<Record<EngineName, () => Promise<Engine>>>>
  /** What each engine does (choose-scenarios.ts). */
  scenarios: ReadonlyMap<EngineName, readonly ChosenScenario[]>
  /** Folder for a screenshot of every step; null: none. */
  shots?: string | null
  log: (line: string) => void
}

interface Run {
  options: SmokeOptions
  shop: ShopLookup
  passed: number
  failures: string[]
}

/** Runs the scenarios in each engine, the engines in parallel. */
export async function smokeEngines(options: SmokeOptions): Promise<{ passed: number; failures: readonly string[] }> {
  const lookup = await request.newContext({ baseURL: options.origin })
  const run: Run = { options, shop: createShopLookup(lookup, options.origin), passed: 0, failures: [] }
  if (options.shots) mkdirSync(options.shots, { recursive: true })
  try {
    await Promise.all([...options.scenarios].map(([name, scenarios]) => smokeEngine(run, scenarios, options.engines[name])))
  } finally {
    await lookup.dispose()
  }
  return run
}

async function smokeEngine(run: Run, scenarios: readonly ChosenScenario[], start: (() => Promise<Engine>) | undefined): Promise<void> {
  if (!start) return
  let engine: Engine | null = null
  try {
    for (const { screen, scenario } of scenarios) {
      engine ??= await start()
      const isAlive = await take(run, { engine, screen, scenario })
      if (isAlive) continue
      engine.kill()
      engine = null
    }
  } catch (error) {
    report(run, `an engine that starts`, String(error))
  } finally {
    engine?.kill()
  }
}

/** Runs one scenario; false: the engine hangs, so the next scenario needs a new one. */
async function take(run: Run, { engine, screen, scenario }: ChosenScenario & { engine: Engine }): Promise<boolean> {
  const shopper = createShopper(engine, run.options.origin)
  const arrives: Step = [
    'it opens',
    async () => {
      await engine.resize(screen)
      await begin(run, shopper, { engine, screen, scenario })
      await shopper.open(await scenario.path(run.shop))
    },
  ]
  for (const [index, [name, act]] of [arrives, ...scenario.steps].entries()) {
    const what = `${engine.name} ${screen.width} ${scenario.page}: ${name}`
    try {
      await within(STEP_MS, 'the step', act(shopper, run.shop))
      await shopper.answers()
      const errors = (await engine.takeErrors()).filter((text) => !LEFT.test(text))
      if (run.options.shots) await photograph(run.options.shots, engine, `${engine.name}-${screen.width}-${scenario.page}-${index}-${name}`)
      report(run, what, errors.length === 0 ? null : errors.join(' | '))
    } catch (error) {
      report(run, what, String(error))
      if (error instanceof EngineHung) return false
      if (run.options.shots)
        await photograph(run.options.shots, engine, `failed-${engine.name}-${screen.width}-${scenario.page}-${index}-${name}`)
      // The following steps depend on it.
      return engine.takeErrors().then(
        () => true,
        () => false,
      )
    }
  }
  return true
}

/** Firefox and WebKit reject the calls of a page that is being left, and say so at once; the shop of a scenario is on this machine and answers. */
const LEFT = /^\w+: 0 unreachable$/

/** A new visitor, or the persona of the scenario. */
async function begin(run: Run, shopper: Shopper, { engine, screen, scenario }: ChosenScenario & { engine: Engine }): Promise<void> {
  // Any page of the site, so that cookies can be set; not a page under test, whose first load is part of the test.
  await engine.open(run.options.origin + href('passwordReset', {}, 'pl'))
  await shopper.begin({
    ...(!scenario.isUndecided && { [SCRIPT_COOKIES.consent.name]: 'none' }),
    ...(!scenario.hasNewsletterPopup && { [SCRIPT_COOKIES.newsletterSignupCount.name]: String(SIGNUP_COUNT_AFTER_SIGNUP) }),
    ...(scenario.hasOwnWorld && {
      'mock-world': `engines-${engine.name.toLowerCase()}-${screen.width}-${crypto.randomUUID().slice(0, 8)}`,
    }),
  })
  if (!scenario.persona) return
  await shopper.open(href('login', { redirectTo: null }, 'pl'))
  await shopper.post('/auth/standard', { email: PERSONAS[scenario.persona].email, password: PERSONA_PASSWORD })
}

async function photograph(dir: string, engine: Engine, name: string): Promise<void> {
  writeFileSync(join(dir, `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`), await engine.screenshot())
}

function report(run: Run, what: string, trouble: string | null): void {
  if (trouble === null) run.passed++
  else run.failures.push(`${what}: ${trouble}`)
  run.options.log(trouble === null ? `✓ ${what}` : `✗ ${what}: ${trouble}`)
}
