/** object-position of the gallery's photos (product-layout.css): how they are cropped when the window is too low. */
const CUT_ABOVE = 0.7
/** Spec §9 sets 200 ms for fades; this animation crosses the screen. */
const FLIGHT_MS = 250

/**
 * Animates a copy of a card's photo to the gallery's position, above the page and without blocking it; none with reduced motion.
 * Only transform and clip-path, which cause no layout: from the whole photo to the part that the gallery shows.
 *
 * @param from position of the card's photo
 * @param target the same photo at the gallery's position
 * @returns what hides the target meanwhile
 */
export function growPhoto(photo: HTMLImageElement, from: DOMRect, target: HTMLImageElement): Animation | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const to = target.getBoundingClientRect()
  const height = (to.width * from.height) / from.width
  const cut = Math.max(0, height - to.height)
  const top = to.top - cut * CUT_ABOVE
  const copy = Object.assign(new Image(to.width, height), { src: photo.currentSrc, alt: '', className: 'flying' })
  copy.style.translate = `${to.left}px ${top}px`
  const hidden = target.animate({ opacity: [0, 0] }, FLIGHT_MS)
  document.body.append(copy)
  const flight = copy.animate(
    [
      { transform: `translate(${from.left - to.left}px, ${from.top - top}px) scale(${from.width / to.width})`, clipPath: 'inset(0)' },
      { transform: 'none', clipPath: `inset(${cut * CUT_ABOVE}px 0 ${cut * (1 - CUT_ABOVE)}px)` },
    ],
    { duration: FLIGHT_MS, easing: 'ease-out' },
  )
  void flight.finished.finally(() => copy.remove())
  return hidden
}
