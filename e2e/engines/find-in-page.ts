// Functions that run in the page: serialised as text, so each uses only its parameters and the DOM.

/** A locator. */
export interface Target {
  selector: string
  /** Source of a regular expression for its accessible name, roughly: label, aria-label, text. */
  name: string
  /** Selector of the container to search in. */
  inside: string
}

/** The point to click, or why the element cannot be clicked. */
export type Found = { x: number; y: number } | { problem: string }

/** Finds the first clickable match and scrolls to it. */
export function findInPage({ selector, name, inside }: Target): Found {
  const pattern = new RegExp(name, 'u')
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const [label] = (element as HTMLInputElement).labels ?? []
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return element.getAttribute('aria-label') ?? (textOf(labelledBy) || textOf(label) || textOf(element))
  }
  const isUnder = (shown: Element, x: number, y: number) => shown.contains(document.elementFromPoint(x, y))
  const named = [...document.querySelectorAll(inside)]
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter((element) => pattern.test(nameOf(element)) && !(element as HTMLButtonElement).disabled)
  let problem = 'is not there'
  for (const element of named) {
    // A visually hidden input of a card or a switch is covered by its label.
    for (const shown of [element, ...((element as HTMLInputElement).labels ?? [])]) {
      if (!shown.checkVisibility({ visibilityProperty: true })) {
        if (problem === 'is not there') problem = 'is not shown'
        continue
      }
      const middle = () => {
        // The centre of a link that wraps to two lines is between the lines.
        const [box = shown.getBoundingClientRect()] = shown.getClientRects()
        return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), size: box.width * box.height }
      }
      if (!isUnder(shown, middle().x, middle().y)) shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y, size } = middle()
      if (size > 4 && isUnder(shown, x, y)) return { x, y }
      const cover = document.elementFromPoint(x, y)
      problem = `is covered by <${cover?.localName} class="${cover?.className}"> at ${x}, ${y}`
    }
  }
  return { problem }
}

/** Layout problem of the uppermost open panel or dialog, or null. */
export function troubleOfPanel(): string | null {
  const open = [...document.querySelectorAll('dialog[open], :popover-open')].filter(
    (each) => each.id !== 'consent-bar' && each.role !== 'tooltip' && each.checkVisibility(),
  )
  const panel = open.at(-1)
  if (!panel) return 'nothing has opened'
  const surface = panel.querySelector(':scope > [data-surface]') ?? panel
  const { opacity, translate } = getComputedStyle(surface)
  if (opacity !== '1' || !['none', '0px'].includes(translate)) return `it is half-way: opacity ${opacity}, translate ${translate}`
  const { left, top, right, bottom, width, height } = surface.getBoundingClientRect()
  const where = `${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)} of ${innerWidth} x ${innerHeight}`
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `it is not whole: ${where}`
  if (width < 100 || height < 40) return `it is too small: ${where}`
  // A drawer is intentionally as high as the window; any other surface far taller than its content is stretched.
  const ends = [...surface.querySelectorAll('*')].filter((each) => each.children.length === 0 && each.checkVisibility())
  const end = Math.max(...ends.map((each) => each.getBoundingClientRect().bottom))
  const isDrawer = width < innerWidth && height >= innerHeight - 1
  const isFullScreen = surface.querySelector('[data-slides], img') !== null && height >= innerHeight - 1
  if (!isDrawer && !isFullScreen && bottom - end > 80) return `it is stretched ${Math.round(bottom - end)} px below its content: ${where}`
  return null
}

/** Number of closed dialogs that are still fading out; their owners are notified afterwards. */
export function fadingDialogs(): number {
  return [...document.querySelectorAll('dialog:not([open], :popover-open)')].filter((each) => each.checkVisibility()).length
}

/**
 * Whether React has hydrated the page, as `untilHydrated` of fixtures.ts, and no client navigation is in progress: the URL changes at its
 * start, content and scroll position at its end.
 */
export function isHydrated(): boolean {
  if ('navigation' in window && window.navigation.transition !== null) return false
  const mark = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
  return document.readyState === 'complete' && mark !== undefined && mark[1].stateNode.current.memoizedState.isDehydrated === false
}

/** List items whose empty marker adds a line above their content: a WebKit behaviour for grid and flex children. */
export function pushedByMarkers(): string[] {
  return [...document.querySelectorAll('li')].flatMap((item) => {
    const first = item.firstElementChild
    if (!first || !item.checkVisibility() || getComputedStyle(item).display !== 'list-item') return []
    const isFirst = item.firstChild === first && !['absolute', 'fixed'].includes(getComputedStyle(first).position)
    const { borderTopWidth, paddingTop } = getComputedStyle(item)
    const gap = first.getBoundingClientRect().top - item.getBoundingClientRect().top - parseFloat(borderTopWidth) - parseFloat(paddingTop)
    const own = parseFloat(getComputedStyle(first).marginTop)
    const isGrid = /grid|flex/.test(getComputedStyle(first).display)
    return isFirst && isGrid && gap - own > 8
      ? [`${item.parentElement?.className} > li > ${first.localName}.${first.className}: ${Math.round(gap)} px`]
      : []
  })
}

/** Horizontal overflow of the page, in px. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}
