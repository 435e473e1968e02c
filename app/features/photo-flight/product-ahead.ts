import { growPhoto } from './grow-photo.ts'

/** Preview of a product page, built from its card, shown while the page loads. */
export interface ProductAhead {
  /**
   * Removes the preview.
   *
   * @param isShown the new page is rendered in this task; otherwise the navigation failed and the old page is shown again, where it was
   */
  end: (isShown: boolean) => void
}

/**
 * Shows photo, name and price of a product at once, from the card that links to it. The current page is hidden and stays intact beneath, as
 * React expects. Screen readers skip the preview: they read the page itself.
 *
 * @returns null if no visible card links there
 */
export function showProductAhead({ pathname, search }: URL): ProductAhead | null {
  const main = document.querySelector('main')
  const links = document.querySelectorAll<HTMLElement>(`article h3 a[href=${JSON.stringify(pathname + search)}]`)
  for (const link of links) {
    const card = link.closest('article')
    const photo = card?.querySelector('img')
    if (!main || !card || !photo || !isInView(photo)) continue
    const from = photo.getBoundingClientRect()
    const place = scrollY
    const before = document.activeElement
    const target = Object.assign(new Image(photo.width, photo.height), { src: photo.currentSrc, alt: '', className: 'product-photo' })
    const heading = Object.assign(document.createElement('h1'), { textContent: link.textContent, lang: link.lang })
    const price = copyOf(card, 'h3 ~ [data-size]')
    if (price) price.dataset['size'] = 'large'
    const photos = boxOf('product-photos', target)
    if (card.querySelector('[data-more]')) photos.dataset['more'] = ''
    const facts = boxOf('product-facts', badgesOf(card) ?? '', heading, vendorOf(card) ?? '', price ?? '')
    const ahead = boxOf(`${main.className} product-columns ahead`, photos, facts)
    ahead.inert = true
    ahead.ariaHidden = 'true'
    main.before(ahead)
    main.hidden = true
    scrollTo({ top: 0, behavior: 'instant' })
    const hidden = growPhoto(photo, from, target)
    return {
      end(isShown) {
        // One that has failed may be given up, too.
        if (!ahead.isConnected) return
        if (isShown) handOver(target, hidden)
        main.hidden = false
        ahead.remove()
        if (isShown) return
        scrollTo({ top: place, behavior: 'instant' })
        // What was hidden has lost the focus.
        if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true })
      },
    }
  }
  return null
}

function copyOf(card: Element, selector: string): HTMLElement | undefined {
  return card.querySelector<HTMLElement>(selector)?.cloneNode(true) as HTMLElement | undefined
}

function boxOf(className: string, ...children: (Node | string)[]): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className })
  box.append(...children)
  return box
}

/** The vendor line with the product page's labels. */
function vendorOf(card: Element): Node | undefined {
  const vendor = copyOf(card, '[data-sold-by]')
  if (!vendor) return undefined
  vendor.removeAttribute('class')
  const line = document.createElement('p')
  line.append(`${vendor.dataset['soldBy']} `, vendor)
  return line
}

/** All badges of the product page, of which the card shows some; for a card without badges an empty line of that height. */
function badgesOf(card: HTMLElement): Node | undefined {
  const texts = card.dataset['badges']?.split('|')
  const list = copyOf(card, 'ul:not([aria-label])') ?? (texts && boxOf('', '\u00a0'))
  const shown = list?.firstElementChild
  if (texts && shown) {
    list.replaceChildren(
      ...texts.map((text) => {
        const badge = shown.cloneNode(true)
        if (badge.firstChild) badge.firstChild.textContent = text
        return badge
      }),
    )
  }
  return list
}

/** object-position of the gallery's photos (product-layout.css). */
const IN_VIEW = '50% 70%'

/**
 * The gallery shows the card's picture until its own has loaded and the animation has ended. Reads no computed style, so it forces no
 * layout.
 */
function handOver(target: HTMLImageElement, hidden: Animation | undefined): void {
  const shown = document.querySelector<HTMLImageElement>('[data-slides] img')
  if (!shown) return
  shown.style.background = `${IN_VIEW} / cover url(${JSON.stringify(target.src)})`
  const { endTime = 0 } = hidden?.effect?.getComputedTiming() ?? {}
  const left = Number(endTime) - Number(hidden?.currentTime ?? 0)
  if (left > 0) shown.animate({ opacity: [0, 0] }, left)
}

function isInView(photo: HTMLImageElement): boolean {
  const { top, bottom, left, right } = photo.getBoundingClientRect()
  return photo.complete && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
