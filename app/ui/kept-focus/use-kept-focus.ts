import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

/** Props of the region's element. */
type KeptFocus = Required<Pick<ComponentProps<'div'>, 'onFocus'>> & { ref: RefObject<HTMLDivElement | null> }

/**
 * Keeps the focus in a region whose focused control goes away, such as the button that removes a row: the browser would leave it nowhere, and the
 * next Tab would begin at the top of the page (WCAG 2.4.3). The region takes it instead. Spread the result on the region's element, and call this in
 * the component whose rendering removes the control. A focus that was moved elsewhere meanwhile stays there.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    const { activeElement } = document
    // Also what had the focus before this was hydrated.
    if (ref.current?.contains(activeElement)) focused.current = activeElement
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    if (ref.current && activeElement === document.body) focusRegion(ref.current)
  })
  return {
    ref,
    onFocus({ target }) {
      focused.current = target
    },
  }
}

/** Only while it has the focus the region can have it: a click on its text must not move it there. */
function focusRegion(region: HTMLElement): void {
  region.tabIndex = -1
  region.focus({ preventScroll: true })
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true })
}
