import type { Page } from '@playwright/test'

/** What a translated text ends with: a soft hyphen, which neither the screen nor Playwright's locators show, so that journeys find translated texts. */
const MARK = '\u00ad'

/**
 * Has every page translated as Chrome does it, from its hydration on and after every change: each text node is replaced by two `<font>` elements
 * around another text. What React writes into the node of before is not seen.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const UNTOUCHED = 'font, script, style, noscript, textarea, [translate=no]'

    function translate(root: Node): void {
      const texts = root instanceof Text ? [root] : []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(UNTOUCHED)) continue
        const wrapper = document.createElement('font')
        wrapper.append(document.createElement('font'))
        wrapper.firstElementChild?.append(text.data + mark)
        text.replaceWith(wrapper)
      }
    }

    function start(): void {
      const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
      if (root?.[1].stateNode.current.memoizedState.isDehydrated !== false) return void setTimeout(start, 20)
      const observer = new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      translate(document.body)
      // Of the reader, who may know a language of another market.
      document.documentElement.lang = 'en'
      document.documentElement.classList.add('translated-ltr')
    }
    start()
  }, MARK)
}

/** The visible texts of the page that nobody has translated: none, where the journey saw what a reader of another language sees. */
export async function untranslated(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      if (nodeValue?.trim() && !nodeValue.endsWith(mark) && parentElement?.checkVisibility() && !parentElement.closest('textarea'))
        left.push(nodeValue)
    }
    return left
  }, MARK)
}
