/** How long scripts wait for the picture at most, ms. A page can be read and followed without them. */
const MAX_WAIT_MS = 1000

/**
 * Ends a page of a first visit: of its scripts, React's file is requested at once, for it is most of what they weigh, and the others when the first
 * picture has come. Without priorities on the line (HTTP/1.1) all of them would take turns with the picture, which is most often the largest paint.
 * The text is constant, so the Content-Security-Policy allows it by hash.
 */
export const AFTER_PICTURE = `(async()=>{let p=document.querySelector('img[fetchpriority=high]'),l;p&&!p.complete&&await new Promise(r=>{p.onload=p.onerror=r;setTimeout(r,${MAX_WAIT_MS})});for(l of document.querySelectorAll('link[rel=later]'))l.rel='modulepreload';import(l.href)})()`

/** CSP source of the script: base64 of its SHA-256 (its test recomputes it). */
export const AFTER_PICTURE_HASH = 'sha256-ng11asgmOwVkd2hpau0ECIyFojvCsKkCzln4U/CP/8k='

/** Preloads of scripts but React's, and the script of the page, which a cached page ends with (render/cached-html.ts). */
const SCRIPTS = /<link rel="modulepreload"(?! href="\/assets\/react-)|<script type="module" src="([^"]*)" async=""><\/script>/g

/** The page with AFTER_PICTURE in the place of its script. @param html from the end of its head on */
export function scriptsAfterPicture(html: string): string {
  return html.replace(SCRIPTS, (_, entry?: string) =>
    entry === undefined ? '<link rel="later"' : `<link rel="later" href="${entry}"/><script>${AFTER_PICTURE}</script>`,
  )
}
