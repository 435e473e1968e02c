// Texts written by vendors stay Polish in every market and are marked so (WCAG 3.1.2), which axe cannot check.
import { expect, type Page } from '@playwright/test'
import type { Language } from '#app/domain/language.ts'
import type { ShopLookup } from './shop-lookup.ts'

/** Vendors' texts, from the shop API. */
export interface SourceTexts {
  names: readonly string[]
  /** Plain texts of descriptions that may be on the page. */
  descriptions: readonly string[]
}

let known: Promise<SourceTexts> | undefined

/** Fetched once: names do not change during a journey. */
export async function sourceTexts(shop: ShopLookup): Promise<SourceTexts> {
  known ??= shop.vendorsTexts()
  return known
}

/** Expects each vendor's text, and nothing else, to be marked as Polish on a page in another language. */
export async function checkSourceLanguage(page: Page, language: Language, source: SourceTexts): Promise<void> {
  expect(await page.evaluate(textsInWrongLanguage, { language, source })).toEqual([])
}

function textsInWrongLanguage({ language, source }: { language: Language; source: SourceTexts }): string[] {
  const names = new Set(source.names)
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const descriptions = squeeze(source.descriptions.join(' '))
  // A short text may occur in a description by chance; if it is marked as Polish it must be one.
  const isSource = ({ text, lang }: { text: string; lang: string }) => {
    const shown = text.replace(/\s*(…|\.\.\.)$/, '')
    // Items of an order in a row: "Fotel × 1; Stół × 2".
    const things = text.split('; ').map((thing) => thing.replace(/ × \d+$/, ''))
    return things.every((thing) => names.has(thing)) || ((lang === 'pl' || shown.length > 20) && descriptions.includes(shown))
  }
  const langOf = (element: Element | null) => element?.closest<HTMLElement>('[lang]')?.lang ?? ''

  const said: { text: string; lang: string; at: string }[] = []
  const add = (text: string, element: Element) => {
    const squeezed = squeeze(text)
    if (squeezed) said.push({ text: squeezed, lang: langOf(element), at: `${element.localName}.${element.className}` })
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    // Market names are in their own languages.
    if (parent && !parent.closest('script, style, noscript, template, a[hreflang], [aria-hidden=true][inert]')) {
      add(texts.currentNode.textContent ?? '', parent)
    }
  }
  for (const element of document.body.querySelectorAll('[alt], [title], [aria-label]')) {
    for (const name of ['alt', 'title', 'aria-label']) add(element.getAttribute(name) ?? '', element)
  }
  const title = document.querySelector('title')
  if (title && source.names.some((name) => title.textContent.endsWith(` ${name}`)) && title.lang !== 'pl') add(title.textContent, title)

  return said
    .filter((each) => each.lang !== (isSource(each) ? 'pl' : language))
    .map(({ text, lang, at }) => `${at} in ${lang}: ${text.slice(0, 80)}`)
}
