// How a journey operates controls: with a pointer, or by keyboard alone. One journey is walked both ways.
import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './tab-to.ts'

/** Operates the controls of a page. */
export interface Hands {
  fill: (field: Locator, text: string) => Promise<void>
  /** Presses a button, or follows a link. */
  press: (control: Locator) => Promise<void>
  tick: (box: Locator) => Promise<void>
  /** Selects a radio card, whose input is visually hidden. */
  choose: (radio: Locator) => Promise<void>
  /** Selects an option of a list by its label. */
  select: (list: Locator, label: string) => Promise<void>
}

/** A finger or a mouse. */
export const POINTER: Hands = {
  fill: async (field, text) => field.fill(text),
  press: async (control) => control.click(),
  tick: async (box) => box.check(),
  choose: async (radio) => radio.locator('xpath=ancestor::label').click(),
  async select(list, label) {
    await list.selectOption({ label })
  },
}

/** Tab, Enter, Space, arrows and letters; the focus is seen wherever something is done. */
export function keyboardOf(page: Page): Hands {
  const { keyboard } = page
  return {
    async fill(field, text) {
      await tabTo(page, field)
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
    },
    async press(control) {
      await expect(control).toBeEnabled()
      await tabTo(page, control)
      await keyboard.press('Enter')
    },
    async tick(box) {
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

const isFocused = async (control: Locator) => control.evaluate((element) => element === document.activeElement)
