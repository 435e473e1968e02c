// Takes screenshots of the storefront: node e2e/screenshots.ts --out <folder>, against a running stack (BASE_URL, or
// port 8787) that was started with MOCK_CONTROL=1, for scenes with failures, and RATE_LIMITS=off: it logs in for each picture.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page, request } from '@playwright/test'
import type { Language } from '#app/domain/language.ts'
import { SIGNUP_COUNT_AFTER_SIGNUP } from '#app/domain/marketing/newsletter-popup.ts'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import { ensureChromium } from './chromium.ts'
import { untilHydrated } from './fixtures.ts'
import { logIn, type Scene, scenesOf } from './scenes.ts'
import { createShopLookup } from './shop-lookup.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'e2e/.results/screenshots' },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
  },
})
const LANGUAGES = (['pl', 'es'] as const).filter((language) => values.language === '' || language === values.language)
const origin = process.env['BASE_URL'] ?? 'http://127.0.0.1:8787'
const lookup = await request.newContext({ baseURL: origin })
const scenes = (await scenesOf(createShopLookup(lookup, origin))).filter(({ name }) => name.startsWith(values.only))
mkdirSync(values.out, { recursive: true })
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: ensureChromium(), args })
try {
  for (const screen of SCREENS.filter(({ width }) => values.width === '' || String(width) === values.width))
    for (const language of LANGUAGES)
      for (const scene of scenes) if (language === 'pl' || !scene.prepare) await photograph(browser, { scene, screen, language })
} finally {
  await browser.close()
  await lookup.dispose()
}

interface Picture {
  scene: Scene
  screen: (typeof SCREENS)[number]
  language: Language
}

/** Photographs a scene: the first viewport and, for scenes without actions, also the whole page. */
async function photograph(browser: Browser, { scene, screen, language }: Picture): Promise<void> {
  const { name, path, persona, scenario, before, prepare, isUndecided = false } = scene
  const isTouched = screen.width < 1000
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screen,
    isMobile: isTouched,
    hasTouch: isTouched,
    reducedMotion: 'reduce',
  })
  const cookie = (of: string, value: string) => context.addCookies([{ name: of, value, url: origin }])
  if (!isUndecided) await cookie(SCRIPT_COOKIES.consent.name, 'none')
  await cookie(SCRIPT_COOKIES.newsletterSignupCount.name, String(SIGNUP_COUNT_AFTER_SIGNUP))
  const visitor = { request: context.request, origin }
  if (persona) await logIn(visitor, persona)
  await before?.(visitor)
  if (scenario !== undefined) await cookie('mock-scenario', scenario)
  const page = await context.newPage()
  const file = join(values.out, `${name}-${language}-${screen.width}`)
  try {
    await page.goto(await path(language))
    await page.waitForLoadState('networkidle')
    await untilHydrated(page)
    await prepare?.(page)
    if (prepare) await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${file}.png`, animations: 'disabled' })
    if (!prepare) {
      await loadPictures(page)
      await page.screenshot({ path: `${file}-whole.png`, fullPage: true, animations: 'disabled' })
    }
    console.log(file)
  } catch (error) {
    console.error(`${file}: ${String(error).split('\n')[0]}`)
  }
  await context.close()
}

/** Lazy pictures load only when scrolled to. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}
