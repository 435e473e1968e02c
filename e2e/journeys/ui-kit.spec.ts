// Long: all kit tests share one server, which a second file would start again.
import { expect, type Locator, type Page } from '@playwright/test'
import { checkAxe, checkContrast, checkLayout, smallTargets } from '../axe.ts'
import { overflowing } from '../layout.ts'
import { BASE_URL } from '../stack.ts'
import { test } from '../ui-kit-test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

// One worker, because it starts a server.
test.describe.configure({ mode: 'default' })

/** Opens the kit page before each test of a block; with group names it renders only these, which takes a tenth of the work. */
function opensKit(...groups: readonly string[]) {
  test.beforeEach(async ({ open }) => {
    await open(`/__ui${groups.map((group, index) => `${index === 0 ? '?' : '&'}group=${group}`).join('')}`)
  })
}

/** From here on the page's clock is paused, except for `page.clock.runFor`. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

/** The section of a component. */
const specimen = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.describe('every component in every state', () => {
  opensKit()

  test('breaks nothing of WCAG 2.2 AA on a phone, a tablet and a desktop, in light and dark, and flows anew at 320 px', async ({
    page,
  }) => {
    test.slow() // runs axe on a long page four times
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    for (const [size, check] of [
      [{ width: 820, height: 1180 }, checkLayout],
      [PHONE, checkLayout],
      [DESKTOP, checkAxe],
    ] as const) {
      await page.setViewportSize(size)
      await check(page)
      expect(await smallTargets(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
    }
    // Colours are the same at every width.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await checkContrast(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowing(page)).toEqual([])
  })

  test('is not part of what is deployed', async ({ request }) => {
    expect((await request.get(`${BASE_URL}/__ui`)).status()).toBe(404)
  })
})

test.describe('a form', () => {
  opensKit('form')

  const form = (page: Page) => page.getByRole('form', { name: 'Przykładowe zamówienie' })
  const send = (page: Page) => form(page).getByRole('button', { name: 'Wyślij' })

  async function fill(page: Page, email: string, { delivery = 'Kurier' }: { delivery?: string | null } = {}) {
    await form(page).getByLabel('E-mail').fill(email)
    await form(page).getByLabel('Hasło', { exact: false }).first().fill('tajne-haslo')
    await form(page).getByLabel('Kod pocztowy').pressSequentially('00950')
    await form(page).getByLabel('Kraj').selectOption('PL')
    if (delivery) await form(page).getByText(delivery).click()
    await form(page).getByLabel('Akceptuję regulamin').check()
  }

  test('VAL-25: shows no error before the first submit, not even on blur', async ({ page }) => {
    await form(page).getByLabel('E-mail').fill('ala')
    await form(page).getByLabel('E-mail').blur()
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0)
    await expect(form(page).getByText('Podaj adres e-mail')).toHaveCount(0)
    const border = await form(page)
      .getByLabel('E-mail')
      .evaluate((input) => getComputedStyle(input).borderColor)
    expect(border).toBe(
      await form(page)
        .getByLabel('Kod pocztowy')
        .evaluate((input) => getComputedStyle(input).borderColor),
    )
  })

  test('VAL-21, VAL-26: at the first submit each field shows the first violated rule, and then follows the input', async ({ page }) => {
    await send(page).click()
    const email = form(page).getByLabel('E-mail')
    await expect(email).toHaveAccessibleDescription('To pole jest wymagane.')
    await email.fill('ala')
    await expect(email).toHaveAccessibleDescription('Podaj adres e-mail w postaci nazwa@domena.pl.')
    await email.fill('ala@patyna.pl')
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await expect(form(page).getByRole('radiogroup')).toHaveAccessibleDescription('To pole jest wymagane.')
    await expect(form(page).getByLabel('Akceptuję regulamin')).toHaveAccessibleDescription('Ta zgoda jest wymagana.')
  })

  test('VAL-27: goes to the first wrong field', async ({ page }) => {
    await fill(page, 'ala@patyna.pl')
    await form(page).getByLabel('Kod pocztowy').fill('')
    await form(page).getByLabel('Akceptuję regulamin').uncheck()
    await send(page).click()
    await expect(form(page).getByLabel('Kod pocztowy')).toBeFocused()
    await expect(form(page).getByLabel('Kod pocztowy')).toBeInViewport()
  })

  test('VAL-27: of cards, too', async ({ page }) => {
    await fill(page, 'ala@patyna.pl', { delivery: null })
    await send(page).click()
    await expect(form(page).getByRole('radio', { name: /Kurier/ })).toBeFocused()
  })

  test('VAL-28: without errors the handler runs, once', async ({ page }) => {
    await fill(page, 'ala@patyna.pl')
    await stopClock(page)
    await send(page).click()
    // The frame that shows the press.
    await page.clock.runFor(100)
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(1_000)
    await expect(form(page).getByRole('alert')).toHaveText('Wysłano dla ala@patyna.pl.')
    await page.clock.resume()
    await checkAxe(page)
  })

  test('GAP-115: a server error of a field is shown at the field until it changes', async ({ page }) => {
    await fill(page, 'zajety@patyna.pl')
    await send(page).click()
    const email = form(page).getByLabel('E-mail')
    await expect(email).toHaveAccessibleDescription('Konto z tym adresem e-mail już istnieje.')
    await expect(email).toBeFocused()
    await email.fill('inny@patyna.pl')
    await expect(email).toHaveAttribute('aria-invalid', 'false')
  })

  test('ERR-09: an error of no field is shown above the form', async ({ page }) => {
    await fill(page, 'awaria@patyna.pl')
    await send(page).click()
    await expect(form(page).getByRole('alert')).toHaveText('Coś poszło nie tak. Spróbuj ponownie za chwilę.')
    await expect(form(page).getByRole('alert')).toBeInViewport()
  })

  test('DLV-11: a postal code is brought into its form while it is typed', async ({ page }) => {
    const zip = form(page).getByLabel('Kod pocztowy')
    await zip.pressSequentially('0x0950')
    await expect(zip).toHaveValue('00-950')
    await zip.press('ArrowLeft')
    await zip.press('Backspace')
    await expect(zip).toHaveValue('00-90')
    expect(await zip.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
  })

  test('breaks nothing of WCAG 2.2 AA with all its errors', async ({ page }) => {
    await send(page).click()
    await expect(form(page).getByLabel('E-mail')).toBeFocused()
    await checkAxe(page)
  })
})

test.describe('choices', () => {
  opensKit('field')

  test('UIK-45, UIK-46: the counter of a text area says current/max, in the style of errors above max', async ({ page }) => {
    const area = page.getByLabel('Uwagi', { exact: true })
    const counter = specimen(page, 'TextArea')
      .getByText(/^\d+\/128$/)
      .first()
    await area.fill('a'.repeat(128))
    await expect(counter).toHaveText('128/128')
    await expect(area).toHaveAttribute('aria-invalid', 'false')
    const calm = await counter.evaluate((element) => getComputedStyle(element).color)
    await area.press('End')
    await area.pressSequentially('b')
    await expect(counter).toHaveText('129/128')
    await expect(area).toHaveAttribute('aria-invalid', 'true')
    expect(await counter.evaluate((element) => getComputedStyle(element).color)).not.toBe(calm)
  })

  test('UIK-53: a password can be shown and hidden again', async ({ page }) => {
    const field = page.getByLabel('Hasło', { exact: true }).first()
    const eye = page.getByRole('button', { name: 'Pokaż hasło', exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await eye.click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await eye.click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  for (const [id, size, columns] of [
    ['UIK-42', DESKTOP, 4],
    ['UIK-43', PHONE, 3],
  ] as const) {
    test(`${id}: ${columns} radio cards in a row at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      const group = page.getByRole('radiogroup', { name: 'Dostawa', exact: false }).first()
      const tops = await group.locator('label').evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
      expect(tops).toHaveLength(5)
    })
  }
})

test.describe('what opens', () => {
  opensKit('overlays', 'feedback')

  test('UIK-19, UIK-22, UIK-23: a dropdown opens 8 px under its button, 16 px from the edges, and a press outside closes it', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    for (const name of ['Menu od początku', 'Menu od końca']) {
      const button = page.getByRole('button', { name: `Otwórz: ${name}` })
      await button.click()
      const panel = page.getByRole('dialog', { name })
      await expect(panel).toBeVisible()
      const [above, below] = [await boxOf(button), await boxOf(panel)]
      const isUnder = below.y > above.y
      expect(isUnder ? below.y - (above.y + above.height) : above.y - (below.y + below.height)).toBeCloseTo(8, 0)
      expect(below.x).toBeGreaterThanOrEqual(15.5)
      expect(below.x + below.width).toBeLessThanOrEqual(PHONE.width - 15.5)
      await page.getByRole('heading', { name: 'Tooltip' }).click()
      await expect(panel).toBeHidden()
    }
  })

  test('UIK-19: Escape closes a dropdown and gives the focus back', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Otwórz: Menu od początku' })
    await button.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu od początku' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu od początku' })).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('UIK-20, UIK-21: a dropdown fades in 200 ms, and at once for those who want less motion', async ({ page }) => {
    const duration = () =>
      page
        .locator('dialog[popover] > [data-surface]')
        .first()
        .evaluate((panel) => getComputedStyle(panel).transitionDuration.split(',')[0])
    expect(await duration()).toBe('0.2s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await duration()).toBe('0s')
  })

  test('UIK-24: a dialog fades out before its handler runs', async ({ page }) => {
    const region = specimen(page, 'Dialog, DialogButton')
    await region.getByRole('button', { name: 'Otwórz okno' }).click()
    const dialog = page.getByRole('dialog', { name: 'Okno', exact: true })
    await expect(dialog).toBeVisible()
    // How much of the dialog was still visible when the handler ran.
    await page.evaluate(() => {
      const told = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === 'Zamknięto: 0')
      const open = document.querySelector('dialog:modal')
      if (told && open) {
        new MutationObserver(() => (document.body.dataset['opacity'] = getComputedStyle(open).opacity)).observe(told, {
          characterData: true,
          childList: true,
          subtree: true,
        })
      }
    })
    await page.keyboard.press('Escape')
    await expect(region.getByText('Zamknięto: 1')).toBeVisible()
    expect(await page.evaluate(() => document.body.dataset['opacity'])).toBe('0')
    await expect(region.getByRole('button', { name: 'Otwórz okno' })).toBeFocused()
  })

  for (const [name, open] of [
    ['a tap', (button: Locator) => button.click()],
    ['a key', (button: Locator) => button.press('Enter')],
  ] as const) {
    test(`${name} on its button while a dialog fades out opens it again`, async ({ page }) => {
      const button = specimen(page, 'Dialog, DialogButton').getByRole('button', { name: 'Otwórz okno' })
      const dialog = page.getByRole('dialog', { name: 'Okno', exact: true })
      await page.evaluate(() => document.documentElement.style.setProperty('--duration', '20s'))
      await button.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      expect(await page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull()
      await open(button)
      await expect(page.locator('dialog:modal')).toHaveCount(1)
      await expect(page.getByText('Zamknięto: 1')).toBeVisible()
    })
  }

  for (const [name, title] of [
    ['Otwórz szerokie', /Dwudziestoczteroosobowa/],
    ['Otwórz szufladę', 'Filtry'],
  ] as const) {
    test(`a dialog keeps the focus inside: ${name}`, async ({ page }) => {
      await page.getByRole('button', { name }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'))
        expect(isOutside).toBe(false)
      }
      await checkAxe(page)
    })
  }

  test('UIK-25, UIK-26: a tooltip with a title shows on hover and focus, 14 px away', async ({ page }) => {
    const control = specimen(page, 'Tooltip').getByRole('button', { name: 'Polub', exact: true })
    const words = specimen(page, 'Tooltip').getByText('Polub', { exact: true })
    await expect(words).toBeHidden()
    await control.hover()
    await expect(words).toBeVisible()
    const [bubble, button] = [await boxOf(words), await boxOf(control)]
    const distance = bubble.y < button.y ? button.y - (bubble.y + bubble.height) : bubble.y - (button.y + button.height)
    expect(distance).toBeCloseTo(14, 0)
    // WCAG 1.4.13: the pointer can move over the tooltip, and Escape hides it.
    await page.mouse.move(button.x + button.width / 2, (Math.min(bubble.y, button.y) + Math.max(bubble.y, button.y)) / 2, { steps: 5 })
    await expect(words).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(words).toBeHidden()
    await page.keyboard.press('Tab')
    await control.focus()
    await expect(words).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    await specimen(page, 'Tooltip').getByRole('button', { name: 'Bez podpowiedzi' }).hover()
    await expect(page.locator('[popover=manual]:popover-open')).toHaveCount(0)
  })

  test('UIK-29, UIK-30, UIK-31: one toast at a time; a dismissible one goes after 10 s, not while it is pointed at', async ({ page }) => {
    await stopClock(page)
    const region = page.getByRole('region', { name: 'Przykładowe komunikaty' })
    await page.getByRole('button', { name: 'Błąd, zostaje' }).click()
    await expect(region).toContainText('Nie udało się zapisać.')
    await page.clock.runFor(60_000)
    await expect(region).toContainText('Nie udało się zapisać.')
    await page.getByRole('button', { name: 'Sukces, znika po 10 s' }).click()
    await expect(region).toHaveText('Zapisano profil.')
    await region.getByText('Zapisano profil.').hover()
    await page.clock.runFor(20_000)
    await expect(region).toHaveText('Zapisano profil.')
    await page.mouse.move(0, 0)
    await page.clock.runFor(9_900)
    await expect(region).toHaveText('Zapisano profil.')
    await page.clock.runFor(200)
    await expect(region).toHaveText('')
  })

  test('UIK-31: a toast with the focus stays, also when the pointer leaves it; closed, it gives the focus back', async ({ page }) => {
    await stopClock(page)
    const region = page.getByRole('region', { name: 'Przykładowe komunikaty' })
    const opener = page.getByRole('button', { name: 'Sukces, znika po 10 s' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const close = region.getByRole('button')
    await close.focus()
    await region.getByText('Zapisano profil.').hover()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(region).toHaveText('Zapisano profil.')
    await page.keyboard.press('Enter')
    await expect(region).toHaveText('')
    await expect(opener).toBeFocused()
  })
})

test.describe('the way', () => {
  opensKit('button', 'navigation', 'words')

  test('UIK-18: steps before the current one are completed', async ({ page }) => {
    const steps = page.getByRole('list', { name: 'Kroki w środku' }).getByRole('listitem')
    await expect(steps).toHaveText(['Dane, gotowe', 'Dostawa, gotowe', 'Płatność', 'Podsumowanie'])
    await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
    await expect(steps.getByRole('link')).toHaveCount(2)
  })

  for (const [id, size, inView] of [
    ['UIK-32', PHONE, 2.2],
    ['UIK-33, UIK-34', DESKTOP, 4],
    ['UIK-34', { width: 1000, height: 700 }, 3],
  ] as const) {
    test(`${id}: a carousel shows ${inView} slides at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      const list = page.getByRole('list', { name: 'Sześć slajdów' })
      const { width } = await boxOf(list)
      const slide = await boxOf(list.getByRole('listitem').first())
      const next = await boxOf(list.getByRole('listitem').nth(1))
      const gap = next.x - slide.x - slide.width
      // n slides and the gaps between them fill the list; on a phone a fifth of the last one is visible.
      expect(inView * slide.width + (Math.ceil(inView) - 1) * gap).toBeCloseTo(width, 0)
      if (size.width > 768) expect(slide.width).toBeGreaterThanOrEqual(267.5)
    })
  }

  test('UIK-36: the arrows of a carousel scroll it and rest at its ends', async ({ page }) => {
    const previous = page.getByRole('button', { name: 'Sześć slajdów: poprzednie' })
    const next = page.getByRole('button', { name: 'Sześć slajdów: następne' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByRole('button', { name: /^Jeden slajd/ })).toHaveCount(0)
  })

  test('UIK-36: the arrows know the ends of a carousel in a browser without scrollend', async ({ page }) => {
    await page.evaluate(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true }))
    const next = page.getByRole('button', { name: 'Sześć slajdów: następne' })
    await next.click()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('button', { name: 'Sześć slajdów: poprzednie' })).toHaveAttribute('aria-disabled', 'false')
  })

  test('tabs are walked with arrows', async ({ page }) => {
    await page.getByRole('tab', { name: 'W tym samym stylu' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Od tego sprzedawcy' })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveText('Druga karta')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel')).toHaveText('Pierwsza karta')
  })

  test('UIK-39, UIK-40: tiles of 42 and 20 px', async ({ page }) => {
    expect(await boxOf(page.getByRole('img', { name: 'Kafelek', exact: true }))).toMatchObject({ width: 42, height: 42 })
    const swatches = specimen(page, /^ImageTile/).locator('[data-pattern]')
    expect(await boxOf(swatches.first())).toMatchObject({ width: 42, height: 42 })
    expect(await boxOf(swatches.last())).toMatchObject({ width: 20, height: 20 })
  })

  test('a text is copied, and it says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Kopiuj kod' }).click()
    await expect(page.getByRole('button', { name: 'Skopiowano' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LATO10')
  })
})
