// What runs in the page: sent to it as text, so each function uses nothing but its parameters and the DOM.

/** What to look for. */
export interface Target {
  selector: string
  /** Source of a regular expression for its accessible name, roughly: label, aria-label, text. */
  name: string
  /** Selector of what it stands in. */
  inside: string
}

/** Where to press it, or why it cannot be pressed. */
export type Found = { x: number; y: number } | { problem: string }

/** Finds the first element that can be pressed, and scrolls to it. */
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
    // Behind what is hidden in a card or a switch stands its label.
    for (const shown of [element, ...((element as HTMLInputElement).labels ?? [])]) {
      if (!shown.checkVisibility({ visibilityProperty: true })) {
        if (problem === 'is not there') problem = 'is not shown'
        continue
      }
      const middle = () => {
        // A link over two lines has its middle between them.
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

/** What is wrong with how the uppermost open panel or dialog stands, or null. */
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
  // A drawer is as high as the window on purpose; what else is far longer than its content is stretched.
  const ends = [...surface.querySelectorAll('*')].filter((each) => each.children.length === 0 && each.checkVisibility())
  const end = Math.max(...ends.map((each) => each.getBoundingClientRect().bottom))
  const isDrawer = width < innerWidth && height >= innerHeight - 1
  const isFullScreen = surface.querySelector('[data-slides], img') !== null && height >= innerHeight - 1
  if (!isDrawer && !isFullScreen && bottom - end > 80) return `it is stretched ${Math.round(bottom - end)} px below its content: ${where}`
  return null
}

/** How many dialogs are closed and still to be seen, since they fade out; their owners hear of it afterwards. */
export function fadingDialogs(): number {
  return [...document.querySelectorAll('dialog:not([open], :popover-open)')].filter((each) => each.checkVisibility()).length
}

/**
 * Whether React has taken the page over, as `untilHydrated` of fixtures.ts, and no step to another page is under way: the address changes at
 * its begin, the content and the place scrolled to at its end.
 */
export function isAwake(): boolean {
  if ('navigation' in window && window.navigation.transition !== null) return false
  const mark = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
  return document.readyState === 'complete' && mark !== undefined && mark[1].stateNode.current.memoizedState.isDehydrated === false
}

/** List items in which a line of their empty marker pushes the content down: WebKit sets one above a grid or a flex box. */
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

/** How much wider than the window the page is, in px. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}
