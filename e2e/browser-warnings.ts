// THE TABLE OF CONSOLE MESSAGES that are a browser's own: no change of the storefront ends them. Anything else on the console fails a journey or a scenario.
interface BrowsersOwn {
  text: RegExp
  why: string
  /** Where pictures are not loaded, as in most journeys (fixtures.ts). @default everywhere */
  isWithoutPictures?: true
}

const BROWSERS_OWN: readonly BrowsersOwn[] = [
  {
    text: /^popovertarget is ignored on elements with commandfor\.$/,
    why: 'Chromium: the older attribute is for promised browsers without the newer one, also without scripts; a page is the same for all',
  },
  { text: /\(Report-Only policy\)/, why: 'Firefox: what is reported only is for developers (edge/http/security-headers.ts)' },
  {
    text: /^A preload for '\S+' is found, but is not used because image loading is disabled/,
    why: 'the page announces its first picture',
    isWithoutPictures: true,
  },
  {
    text: /^The resource \S+\/photos\/\S+ was preloaded using link preload but not used/,
    why: 'the same after some seconds',
    isWithoutPictures: true,
  },
]

/** Whether a message of the console is of no concern to the storefront. */
export function isBrowsersOwn(message: string, { hasPictures = true } = {}): boolean {
  return BROWSERS_OWN.some(({ text, isWithoutPictures }) => text.test(message) && !(isWithoutPictures && hasPictures))
}
