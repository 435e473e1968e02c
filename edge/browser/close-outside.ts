/**
 * Lets a press outside an open dropdown close it and do nothing else (spec §4): the browser closes
 * it, and what lies under the press is neither clicked nor focused. A panel that opens under the
 * mouse (`data-hover`) closes under it, too, and takes no press of a mouse.
 */
export function closeOutside(): void {
  let isOutside = false
  addEventListener(
    'pointerdown',
    ({ button, pointerType, target }) => {
      const all = [...document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')]
      const open = pointerType === 'mouse' ? all.filter((panel) => !panel.closest('[data-hover]')) : all
      isOutside = button === 0 && target instanceof Element && open.length > 0 && !open.some((panel) => belongsTo(panel, target))
    },
    { capture: true },
  )
  const swallow = (event: MouseEvent) => {
    // The click of a key has no press before it, and 0 as its count.
    if (!isOutside || event.detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'click') isOutside = false
  }
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, swallow, { capture: true })
}

/** Whether a press is in a panel, or on the button that opens and closes it. */
function belongsTo(panel: HTMLElement, target: Element): boolean {
  return panel.contains(target) || target.closest('[popovertarget]')?.getAttribute('popovertarget') === panel.id
}
