// Automatic checks of accessibility: what a machine can see of WCAG 2.2 AA.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2, 2.5.8. */
const LEAST_TARGET_PX = 24

/**
 * Fails with what breaks WCAG 2.2 AA on the page as it stands, and where.
 * @param within selector of the part that is looked at, where the frame was looked at before. @default the whole page
 */
export async function checkAxe(page: Page, within?: string): Promise<void> {
  const whole = axeOf(page, { type: 'tag', values: WCAG_22_AA })
  await findsNothing(page, within === undefined ? whole : whole.include(within))
}

/** Fails with what cannot be read on the page as it stands: all that another colour scheme changes of what checkAxe looks at, in half its time. */
export async function checkContrast(page: Page): Promise<void> {
  await findsNothing(page, axeOf(page, { type: 'rule', values: ['color-contrast'] }))
}

/**
 * Only what is wrong is put together, and in the page itself: our pages have no frames, for whose sake it would be done in a second one.
 * A third less processor time for the same findings.
 */
function axeOf(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): AxeBuilder {
  return new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode()
}

async function findsNothing(page: Page, axe: AxeBuilder): Promise<void> {
  await settled(page)
  const { violations } = await axe.analyze()
  expect(
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`),
    ),
    'no violation of WCAG 2.2 AA',
  ).toEqual([])
}

/** What moves by itself although the visitor wants less motion; [] when nothing does. */
export async function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline, effect }) => {
        const isLong = Number(effect?.getComputedTiming().duration ?? 0) > 1
        return playState === 'running' && timeline === document.timeline && isLong
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.className) : 'unknown')),
  )
}

/** Waits until nothing fades any more: half-way, a colour is neither of the two that were chosen. What turns for ever, or as the page is scrolled, is left alone. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.all(ending.map(async ({ finished }) => finished.catch(() => undefined)))
  })
}

/** Controls on the page that are smaller than a finger needs; links inside a text may be as high as its lines. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const boxOf = (control: Element): DOMRect => {
      // The words of a box are its target, and a whole card is that of a link that lies over it.
      const label = control.matches('[type=checkbox], [type=radio]') && control instanceof HTMLInputElement ? control.labels?.[0] : null
      const cover =
        getComputedStyle(control, '::after').position === 'absolute' && control instanceof HTMLElement ? control.offsetParent : null
      return (label ?? cover ?? control).getBoundingClientRect()
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => getComputedStyle(control).display !== 'inline' && !control.classList.contains('skip-link'))
      .map((control) => ({ control, box: boxOf(control) }))
      .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
        return `${control.tagName.toLowerCase()} "${name}": ${Math.round(box.width)} × ${Math.round(box.height)} px`
      })
  }, LEAST_TARGET_PX)
}
