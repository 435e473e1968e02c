import type { FileKind } from '../plan.ts'

const PICTURES = '/photos/'
const BUILT = '/assets/'

/** Width of the picture that a browser chooses: cards of a listing at 1440 px, and what fills the page. */
const [CARD, WIDE] = ['320', '1280']
const SUFFIX = /-(?:320|640|1280)\.avif$/

/** Files that HTML or Flight names, in order, by kind: of each picture the candidate that Chromium takes. */
export function namedFiles(text: string): Record<FileKind, string[]> {
  const built = pathsIn(text, BUILT)
  const of = (end: string) => built.filter((path) => path.endsWith(end))
  return { picture: picturesIn(text), script: of('.js'), stylesheet: of('.css'), font: of('.woff2') }
}

function picturesIn(text: string): string[] {
  const names = new Set(pathsIn(text, PICTURES).flatMap((path) => (SUFFIX.test(path) ? [path.replace(SUFFIX, '')] : [])))
  return [...names].map((name) => `${name}-${name.includes('banner') ? WIDE : CARD}.avif`)
}

/** Paths with a prefix, each once. It searches and slices: a regular expression over a page of 150 kB takes k6 milliseconds. */
function pathsIn(text: string, prefix: string): string[] {
  const paths = new Set<string>()
  for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + prefix.length)) {
    const [path = ''] = /^[\w./-]+/.exec(text.slice(at, at + LONGEST)) ?? []
    paths.add(path)
  }
  return [...paths]
}

/** Longest path of a file (edge/gateway/photos.ts). */
const LONGEST = 150
