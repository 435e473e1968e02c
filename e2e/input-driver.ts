// How a journey operates controls: with a pointer, or by keyboard alone. One journey runs both ways.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { untilHydrated } from './fixtures.ts'
import type { InputMode } from './input-modes.ts'
import { emulateLine, SLOW_LINE } from './slow-line.ts'
import { tabTo } from './tab-to.ts'

/** Operates the controls of a page. */
interface InputDriver {
  fill: (field: Locator, text: string) => Promise<void>
  /** Presses a button, or follows a link. */
  click: (control: Locator) => Promise<void>
  check: (box: Locator) => Promise<void>
  /** Selects a radio card, whose input is visually hidden. */
  choose: (radio: Locator) => Promise<void>
  /** Selects an option of a list by its label. */
  select: (list: Locator, label: string) => Promise<void>
}

/** A finger or a mouse. */
export const POINTER: InputDriver = {
  fill: async (field, text) => field.fill(text),
  click: async (control) => control.click(),
  check: async (box) => box.check(),
  choose: async (radio) => radio.locator('xpath=ancestor::label').click(),
  async select(list, label) {
    await list.selectOption({ label })
  },
}

/** Tab, Enter, Space, arrows and letters; the focus is seen wherever something is done. */
function keyboardOf(page: Page): InputDriver {
  const { keyboard } = page
  return {
    async fill(field, text) {
      await tabTo(page, field)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
    },
    async click(control) {
      await expect(control).toBeEnabled()
      await tabTo(page, control)
      await keyboard.press('Enter')
    },
    async check(box) {
      await tabTo(page, box)
      await keyboard.press('Space')
      await expect(box).toBeChecked()
    },
    async choose(radio) {
      const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]:enabled`)
      // Tab stops at the chosen radio of a group, or at its first one; arrows lead to the others.
      const chosen = group.and(page.locator(':checked'))
      await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first())
      for (let left = await group.count(); left > 0 && !(await isFocused(radio)); left--) await keyboard.press('ArrowDown')
      await keyboard.press('Space')
      await expect(radio).toBeChecked()
    },
    async select(list, label) {
      await tabTo(page, list)
      await keyboard.type(label)
      await expect(list.locator('option:checked')).toHaveText(label)
    },
  }
}

/** Goes through the shop in one of INPUT_MODES. */
export interface JourneyDriver {
  page: Page
  input: InputDriver
  /** Opens a path, and waits for hydration unless the line is slow. */
  open: (path: string) => Promise<void>
}

/** Prepares a page for a mode. */
export async function journeyDriver(page: Page, { isKeyboard, isSlow }: InputMode): Promise<JourneyDriver> {
  if (isKeyboard || isSlow) test.slow()
  if (isSlow) await emulateLine(await page.context().newCDPSession(page), SLOW_LINE)
  return {
    page,
    input: isKeyboard ? keyboardOf(page) : POINTER,
    async open(path) {
      await page.goto(path, isSlow ? { waitUntil: 'commit' } : {})
      if (!isSlow) await untilHydrated(page)
    },
  }
}

const isFocused = async (control: Locator) => control.evaluate((element) => element === document.activeElement)
