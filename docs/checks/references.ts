// What documents and comments may refer to by name, and how such a name is recognised. references.test.ts holds the repository to it.

/** Text of a file that people read: a document as it is, of a source its comments. */
export function readableText(file: string, text: string): string {
  return file.endsWith('.md') ? text : commentsOf(text)
}

// Strings come first, so that an address in one is no comment. A quote in a regular expression or in JSX may hide a comment of its line.
const STRING_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\//g

function commentsOf(source: string): string {
  return [...source.matchAll(STRING_OR_COMMENT)]
    .map(([match]) => match)
    .filter((match) => match.startsWith('/'))
    .join('\n')
}

/** Files are in lower case, README.md apart; so Node.js is none. */
const FILE =
  /(?<![\w/.@:*$>)}-])(?:\.{1,2}\/)*[a-z0-9_.*-][\w.*/-]*\.(?:tsx?|mjs|js|css|jsonc?|md|toml|webp|svg|xml)(?![\w<-])|\bREADME\.md/g
/** A folder of a room by its path, or any in backticks with a slash at its end. */
const FOLDER = /(?<![\w/.@:#-])(?:app|db|docs|e2e|edge|load-tests|locales|mock-api|seeds|\.tasks)\/[a-z0-9][a-z0-9/-]*(?![\w.*{<(/-])/g
const BRACES = /[\w./*-]*\{[^{}\s]*,[^{}\s]*\}[\w./*-]*/g
const QUOTED_FOLDER = /`((?:[a-z0-9-]+\/)+)`/g

/** Paths of files and folders that a text names, `#app/…` as app/…, braces spelled out. */
export function namedPaths(text: string): string[] {
  const plain = text.replaceAll(/https?:\/\/[^\s)`'"]+/g, '').replaceAll(/#(?=app\/|edge\/|mock-api\/|db\/|seeds\/|locales\/)/g, '')
  const spelled = plain.replaceAll(BRACES, (name) => spellOut(name).join(' '))
  const quoted = [...spelled.matchAll(QUOTED_FOLDER)].map(([, folder = '']) => folder)
  return [...new Set([...(spelled.match(FILE) ?? []), ...(spelled.match(FOLDER) ?? []), ...quoted])]
}

/** `app/ui/tile/{image,text}-tile.tsx` → app/ui/tile/image-tile.tsx, app/ui/tile/text-tile.tsx. */
function spellOut(path: string): string[] {
  const [all, choices = ''] = /\{([^{}]*)\}/.exec(path) ?? []
  return all === undefined ? [path] : choices.split(',').flatMap((choice) => spellOut(path.replace(all, choice)))
}

/** Whether a name is the end of the path of one of the files, or of one of their folders; `*` stands for anything within a step. */
export function pathFinder(files: readonly string[]): (path: string) => boolean {
  const ends = new Set<string>()
  for (const file of files) {
    const steps = file.split('/')
    for (let last = steps.length; last > 0; last--) {
      for (let first = 0; first < last; first++) ends.add(steps.slice(first, last).join('/'))
    }
  }
  return (path) => {
    const plain = path.replace(/^(\.{1,2}\/)+/, '').replace(/\/$/, '')
    if (!plain.includes('*')) return ends.has(plain)
    const pattern = new RegExp(
      `^${plain
        .replaceAll('.', '\\.')
        .replaceAll('**/', '(.*/)?')
        .replaceAll(/(?<!\.)\*/g, '[^/]*')}$`,
    )
    return [...ends].some((end) => pattern.test(end))
  }
}

/** Scripts of package.json that a text names: after `npm run`, or by a name with a colon such as bench:edge. @param known all scripts */
export function namedScripts(text: string, known: readonly string[]): string[] {
  const prefixes = [...new Set(known.filter((name) => name.includes(':')).map((name) => name.split(':')[0]))]
  const pattern = new RegExp(`npm run (?:-s )?([a-z]\\w*(?:[:-]\\w+)*)|(?<![\\w:/.-])((?:${prefixes.join('|')}):[a-z]+)(?![\\w:(])`, 'g')
  return [...new Set([...text.matchAll(pattern)].map(([, run, bare]) => run ?? bare ?? ''))]
}

/** Words that a text gives to scripts as their first argument, as `mock -- seed`. @param scripts that take no other words */
export function namedSubcommands(text: string, scripts: readonly string[]): string[] {
  const pattern = new RegExp(`(?<![\\w:/.-])(?:${scripts.join('|')}) -- [a-z][\\w-]*`, 'g')
  return [...new Set(text.match(pattern) ?? [])]
}

/** Ids of statements, decisions and journeys that a text names, of the areas that there are. */
export function namedIds(text: string, areas: readonly string[]): string[] {
  const pattern = new RegExp(`\\b(?:${areas.join('|')})-\\d{2,3}\\b`, 'g')
  return [...new Set(text.match(pattern) ?? [])]
}

/** Targets of the Markdown links within the repository, from the folder of the document. */
export function linkTargets(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target)
}

/** Anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
