// The files that a browser loads with a page or a panel: as many of each kind as Chromium did (run/recorded-visits.json), first those that the
// response names, then others of the build, which scripts load and no page names.
import type { FileKind } from '../plan.ts'
import { sendFiles } from './send-request.ts'
import { namedFiles } from './named-files.ts'
import type { Visitor } from './visitor.ts'

const KINDS = ['stylesheet', 'script', 'font', 'picture'] as const satisfies readonly FileKind[]

/**
 * Loads the files of a step that this browser does not have.
 * @param text the response, null: it was not read
 */
export function loadFiles(visitor: Visitor, step: string, text: string | null): void {
  const { browser, plan } = visitor
  const counts = plan.browser?.steps[step]
  if (!browser || !plan.browser || !counts) return
  const named = namedFiles(text ?? '')
  const { built } = plan.browser
  // What scripts load besides, they load once in a visit.
  const isFirst = !browser.steps.has(step)
  browser.steps.add(step)
  const wanted = KINDS.flatMap((kind) => {
    const others = kind === 'picture' || !isFirst ? [] : built[kind]
    const missing = [...new Set([...named[kind], ...others])].filter((path) => !browser.files.has(path))
    return missing.slice(0, counts[kind] ?? 0).map((path) => ({ name: kind, path }))
  })
  for (const { path } of wanted) browser.files.add(path)
  sendFiles(visitor, wanted)
}
