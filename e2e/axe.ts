// Automatic accessibility checks: the machine-detectable part of WCAG 2.2 AA.
import { expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules whose result depends on how the page is laid out; all others read markup, which is the same at every width. */
const LAYOUT_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** WCAG 2.2, 2.5.8. */
const LEAST_TARGET_PX = 24

/**
 * Fails with the WCAG 2.2 AA violations of the page in its current state, and their elements.
 * @param within selector of the part to check, when the frame has been checked elsewhere. @default the whole page
 */
export async function checkAxe(page: Page, within?: string): Promise<void> {
  await expectNoViolation(page, { type: 'tag', values: WCAG_22_AA }, within)
}

/**
 * Fails with what WCAG does not require but axe calls good practice, such as an order of headings without gaps, content outside of landmarks and
 * two landmarks of one name.
 */
export async function checkBestPractice(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'tag', values: ['best-practice'] })
}

/** Fails with unreadable text in the current state: the only checks of checkAxe that another colour scheme changes, in half its time. */
export async function checkContrast(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'rule', values: ['color-contrast'] })
}

/**
 * Fails with what another width changes in a state that checkAxe has looked at, in half its time. What a width alone shows (the bottom bar, the
 * menu) every-route.spec.ts checks there.
 */
export async function checkLayout(page: Page, within?: string): Promise<void> {
  await expectNoViolation(page, { type: 'rule', values: LAYOUT_RULES }, within)
}

/** Runs axe in the page: our pages have no frames, for which axe's own builders would inject its 500 kB twice per check. */
async function expectNoViolation(page: Page, runOnly: RunOnly, within: string | null = null): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(violationsOf, { runOnly, within })
  expect(violations, 'no violation of WCAG 2.2 AA or of good practice').toEqual([])
}

async function violationsOf({ runOnly, within }: { runOnly: RunOnly; within: string | null }): Promise<string[]> {
  // Collecting only violations takes a third less processor time.
  const { violations } = await window.axe.run(within ?? document, { runOnly, resultTypes: ['violations'] })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`),
  )
}

/** Animations that run although the visitor prefers reduced motion; [] when there are none. */
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

/**
 * Waits until no transition runs: half-way, a colour is neither of the two chosen ones. One may start another, so it looks again a frame later.
 * Infinite and scroll-driven animations are ignored. The page is at its top then: elsewhere a bar that stays in sight covers a part of some control.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    window.scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
    for (let ending = running(); ending.length > 0; ending = running()) {
      await Promise.all(ending.map(async ({ finished }) => finished.catch(() => undefined)))
      await nextFrame()
    }
  })
}

/** Controls smaller than the minimum target size; links inside a text may be as high as its lines. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const boxOf = (control: Element): DOMRect => {
      // The label of a checkbox is part of its target, and a card is the target of the link that covers it.
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
