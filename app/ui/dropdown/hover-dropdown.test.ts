import type { ComponentProps, ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { attach, elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { HoverDropdown } from './hover-dropdown.client.tsx'

/** An element as far as a dropdown asks for it. */
class Part {
  firstElementChild: Part | null
  isOpen = false
  hasFocus = false
  isLink = false
  readonly opened: unknown[] = []
  readonly inside: readonly Part[]
  constructor(...inside: Part[]) {
    this.inside = inside
    this.firstElementChild = inside[0] ?? null
  }
  contains = (other: unknown): boolean => other === this || this.inside.some((part) => part.contains(other))
  matches = (state: string) => (state === ':popover-open' ? this.isOpen : state === ':focus-visible' && this.hasFocus)
  querySelector = (state: string): Part | null => this.inside.find((part) => part.matches(state) || part.querySelector(state)) ?? null
  closest = (name: string) => (name === 'a' && this.isLink ? this : null)
  showPopover = (options: unknown) => {
    this.opened.push(options)
    this.isOpen = true
  }
  hidePopover = () => void (this.isOpen = false)
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const name of ['Element', 'HTMLElement']) vi.stubGlobal(name, Part)
})

/** A dropdown of a page, closed. */
function dropdown() {
  const [link, entry, text] = [new Part(), new Part(), new Part()]
  link.isLink = entry.isLink = true
  const panel = new Part(entry, text)
  const root = new Part(link, panel)
  const island = runIsland(() => {
    const drawn = HoverDropdown({ trigger: null, label: 'Konto', children: 'Lista' }) as ReactElement<ComponentProps<'div'>>
    attach(drawn, 'div', root, panel)
    return drawn
  })
  const by = (pointerType: string) => ({ pointerType }) as never
  return {
    link,
    entry,
    text,
    panel,
    island,
    enter: (pointerType = 'mouse') => island.current.props.onPointerEnter?.(by(pointerType)),
    leave: (pointerType = 'mouse') => island.current.props.onPointerLeave?.(by(pointerType)),
    focus: (target: Part, from: Part | null = null, by = 'keyboard') => {
      target.hasFocus = by === 'keyboard'
      island.current.props.onFocus?.({ target, relatedTarget: from } as never)
    },
    blur: (to: Part | null) => island.current.props.onBlur?.({ relatedTarget: to } as never),
    click: (target: Part) => island.current.props.onClick?.({ target } as never),
    wait: (ms: number) => vi.advanceTimersByTime(ms),
  }
}

test.each<[string, (on: ReturnType<typeof dropdown>) => void, boolean]>([
  ['is closed under a mouse that has just come', (on) => [on.enter(), on.wait(99)], false],
  ['opens when it stays', (on) => [on.enter(), on.wait(100)], true],
  ['stays closed when it only passes', (on) => [on.enter(), on.wait(99), on.leave(), on.wait(1000)], false],
  ['stays open while the mouse crosses the gap', (on) => [on.enter(), on.wait(100), on.leave(), on.wait(249)], true],
  ['stays open when the mouse comes back', (on) => [on.enter(), on.wait(100), on.leave(), on.wait(249), on.enter(), on.wait(1000)], true],
  ['closes when it is gone', (on) => [on.enter(), on.wait(100), on.leave(), on.wait(250)], false],
  ['stays open while it has the focus', (on) => [on.focus(on.link), on.enter(), on.leave(), on.wait(1000)], true],
  ['does not open by touch, whose tap follows the link', (on) => [on.enter('touch'), on.wait(1000)], false],
  ['does not close by touch', (on) => [on.enter(), on.wait(100), on.leave('touch'), on.wait(1000)], true],
  ['opens at once for the keyboard', (on) => [on.focus(on.link)], true],
  ['stays closed when a click brings the focus', (on) => [on.focus(on.link, null, 'pointer')], false],
  ['stays closed when Escape in it gives the focus back', (on) => [on.focus(on.link, on.entry)], false],
  ['stays closed when anything but its link takes the focus', (on) => [on.focus(on.text)], false],
  ['stays open when the focus goes into it', (on) => [on.focus(on.link), on.blur(on.entry)], true],
  ['closes when the focus goes elsewhere', (on) => [on.focus(on.link), on.blur(null)], false],
  ['closes when a link in it is followed', (on) => [on.focus(on.link), on.click(on.entry)], false],
  ['stays open when a text in it is clicked', (on) => [on.focus(on.link), on.click(on.text)], true],
  ['opens for nobody when the page has gone meanwhile', (on) => [on.enter(), on.island.end(), on.wait(1000)], false],
])('WCAG 1.4.13: a dropdown %s', (_what, use, isOpen) => {
  const on = dropdown()
  use(on)
  expect(on.panel.isOpen).toBe(isOpen)
})

test('its list is rendered from the first opening on, and it is opened once, beside its link', () => {
  const on = dropdown()
  const list = () => elementsOf(on.island.current, 'div').at(-1)?.children
  expect(list()).toBe(false)
  on.focus(on.link)
  on.enter()
  on.wait(1000)
  expect([list(), on.panel.opened]).toEqual(['Lista', [{ source: on.link }]])
  on.blur(null)
  expect(list()).toBe('Lista')
})
