/** Of the gallery's photos (gallery.module.css), from above: what of a photo is cut off where the window is too low for it. */
const CUT_ABOVE = 0.7
/** Spec §9 gives fades 200 ms; this goes across the screen. */
const FLIGHT_MS = 250

/**
 * Lets the photo of a card grow into the gallery's while a product's page comes: a copy of it flies above the page, which stands already
 * and waits for nothing; its picture is there, the gallery's larger one may still be on its way. Nothing moves for whoever asked for less
 * motion, nor when the card is not in view. Call it before the page is shown.
 * @returns what to call when the page stands and has been scrolled
 */
export function growPhoto({ pathname, search }: URL): () => void {
  const photo = matchMedia('(prefers-reduced-motion: reduce)').matches ? undefined : cardPhoto(pathname + search)
  const from = photo?.getBoundingClientRect()
  return () => {
    const target = document.querySelector<HTMLImageElement>('[data-slides] img')
    if (photo && from && target) fly(photo.currentSrc, from, target)
  }
}

/** The photo in view of a card that leads there. */
function cardPhoto(path: string): HTMLImageElement | undefined {
  const links = [...document.querySelectorAll(`article h3 a[href=${JSON.stringify(path)}]`)]
  return links.flatMap((link) => link.closest('article')?.querySelector('img') ?? []).find(isInView)
}

function isInView(photo: HTMLImageElement): boolean {
  const { top, bottom, left, right } = photo.getBoundingClientRect()
  return photo.complete && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** By transform and clip-path alone, which move nothing else: from all of the photo to what the gallery shows of it. */
function fly(src: string, from: DOMRect, target: HTMLImageElement): void {
  const to = target.getBoundingClientRect()
  const height = (to.width * from.height) / from.width
  const cut = Math.max(0, height - to.height)
  const top = to.top - cut * CUT_ABOVE
  const copy = Object.assign(new Image(to.width, height), { src, alt: '', className: 'flying' })
  copy.style.translate = `${to.left}px ${top}px`
  // Until its own picture is there, the gallery shows the card's.
  target.style.background = `50% ${CUT_ABOVE * 100}% / cover url(${JSON.stringify(src)})`
  target.animate({ opacity: [0, 0] }, FLIGHT_MS)
  document.body.append(copy)
  const flight = copy.animate(
    [
      { transform: `translate(${from.left - to.left}px, ${from.top - top}px) scale(${from.width / to.width})`, clipPath: 'inset(0)' },
      { transform: 'none', clipPath: `inset(${cut * CUT_ABOVE}px 0 ${cut * (1 - CUT_ABOVE)}px)` },
    ],
    { duration: FLIGHT_MS, easing: 'ease-out' },
  )
  void flight.finished.finally(() => copy.remove())
}
