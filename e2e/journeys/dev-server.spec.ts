// What a developer sees of an error, and that it goes when it is mended. A dev server starts for it, so the whole matrix alone runs it.
import { expect, type Page } from '@playwright/test'
import { test } from '../dev-copy.ts'
import { title } from '../fixtures.ts'

const HOME = 'app/pages/home/home-page.tsx'
const ISLAND = 'app/layout/department-menus.client.tsx'
const IN_BROWSER = "if (typeof document !== 'undefined')"
const heading = (page: Page) => title(page, 'Przedmioty')

const ERRORS: readonly { name: string; file: string; plant: (code: string) => string; message: string; place: RegExp }[] = [
  {
    name: 'a throw in a server component',
    file: HOME,
    plant: (code) => code.replace(/export async function HomePage[^\n]*\n/, "$&  if (input) throw new Error('planted')\n"),
    message: 'Error: planted',
    place: /home-page\.tsx:\d\d:/,
  },
  { name: 'an import that leads nowhere', file: HOME, plant: missingImport, message: 'not-there.ts', place: /home-page\.tsx:1:/ },
  {
    name: 'one in what every page has',
    file: 'app/layout/shell.tsx',
    plant: missingImport,
    message: 'not-there.ts',
    place: /shell\.tsx:1:/,
  },
  {
    name: 'code that cannot be read',
    file: HOME,
    plant: (code) => `${code}\nconst = 3\n`,
    message: 'PARSE_ERROR',
    place: /home-page\.tsx/,
  },
  {
    name: 'a throw in an island',
    file: ISLAND,
    plant: (code) => code.replace(/export function DepartmentMenus.*\n/, `$&  ${IN_BROWSER} throw new Error('planted')\n`),
    message: 'Error: planted',
    place: /department-menus\.client\.tsx:27:/,
  },
  {
    name: 'a rejected promise in an island',
    file: ISLAND,
    plant: (code) => `${code}\n${IN_BROWSER} void Promise.reject(new Error('planted'))\n`,
    message: 'Error: planted',
    place: /department-menus\.client\.tsx:\d\d:/,
  },
  {
    name: 'a broken locale file',
    file: 'locales/pl/nav.json',
    plant: (code) => code.replace('{', '{ broken'),
    message: 'key must be a string',
    place: /locales\/pl\/nav\.json:1:/,
  },
  {
    name: 'a missing text',
    file: 'locales/pl/nav.json',
    plant: (code) => code.replace('"homeLink"', '"hoomLink"'),
    message: 'locales/pl/nav.json has no text "homeLink"',
    place: /nav\.json/,
  },
]

function missingImport(code: string): string {
  return `import { nothing } from './not-there.ts'\nconsole.log(nothing)\n${code}`
}

test.describe.configure({ mode: 'serial' })

for (const { name, file, plant, message, place } of ERRORS)
  test(
    `${name} is shown with message, file and line, also after a reload, and goes when it is mended`,
    { tag: '@matrix' },
    async ({ page, dev }) => {
      const overlay = page.locator('vite-error-overlay .window')
      await page.goto('/')
      await expect(heading(page)).toBeVisible()
      // A module that is on its way is neither the old one nor the new one.
      await page.waitForLoadState('networkidle')
      const mend = dev.plant(file, plant)
      try {
        await expect(overlay).toContainText(message)
        await expect(overlay).toContainText(place)
        await page.reload()
        await expect(overlay).toContainText(message)
      } finally {
        mend()
      }
      await expect(overlay).toHaveCount(0)
      await expect(heading(page)).toBeVisible()
      expect(dev.output()).toContain(message)
      expect(dev.output()).not.toContain('"level":"error"')
    },
  )

test('a change of the mock is seen on the page', { tag: '@matrix' }, async ({ page, dev }) => {
  const starts = () => dev.output().match(/^Mock API /gm)?.length ?? 0
  const before = starts()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => Reflect.set(globalThis, 'isOld', true))
  const mend = dev.plant('mock-api/app.ts', (code) => `${code}\nconsole.log('the mock began anew')\n`)
  await expect.poll(dev.output).toContain('the mock began anew')
  await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'isOld')).catch(() => true)).toBe(false)
  mend()
  await expect.poll(starts).toBe(before + 2)
})

test('the console of a page is empty', { tag: '@matrix' }, async ({ page }) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`))
  for (const path of ['/', '/cart', '/login']) {
    await page.goto(path)
    await page.waitForTimeout(1000)
  }
  expect(lines.filter((line) => !line.startsWith('debug: [vite] connect'))).toEqual([])
})
