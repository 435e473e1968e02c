import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { relative } from 'node:path'
import type { DevEnvironment, ErrorPayload, Plugin, Rollup, ViteDevServer } from 'vite'
import { FAILED, type Failure, isOfDocument, LOADED } from './error-events.ts'

/** A place of a stack: its file as a path or an address, line and column from 1 on. */
const PLACE = /((?:\/|https?:\/\/)[^\s()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/
/** What Vite says of an import in the worker that leads nowhere; the stack names only who imports the importer. */
const MISSING = /^Failed to load url (\S+) .* in (\S+)\. Does the file exist\?/

/** Until the worker has been told of a change too, ms: a page that is loaded before is still the old one. */
const RELOAD_AFTER_MS = 100

type Shown = ErrorPayload['err']

/**
 * Shows on the page and in the terminal, with message, file and line, what fails in the worker or in the browser. It stays until the next file
 * changes: then pages are loaded anew.
 */
export function showErrors(): Plugin {
  return {
    name: 'show-errors',
    apply: 'serve',
    configureServer: watchErrors,
    transform: { filter: { id: /\/entry\.browser\.tsx$/ }, handler: withTelling },
  }
}

function withTelling(code: string) {
  return { code: `import '/edge/dev/errors/tell-errors.ts';${code}`, map: null }
}

function watchErrors({ environments: { client, rsc, ssr }, config: { root, logger }, middlewares, watcher }: ViteDevServer) {
  if (!rsc || !ssr) return undefined
  /** Since the last document was requested, by message. */
  const shown = new Map<string, Shown>()
  const send = client.hot.send.bind(client.hot)
  let hasFailed = false
  /** Whether a file has changed since the last document was requested. */
  let hasChanged = false

  function show(err: Shown): void {
    hasFailed = true
    shown.set(err.message, err)
    send({ type: 'error', err })
  }
  // Vite's own errors, of a file that it cannot read; its overlay fails at what is no text.
  client.hot.send = (...sent: unknown[]) => {
    const [payload] = sent
    if (isError(payload)) show(readable(payload.err, unread))
    else send(...(sent as Parameters<typeof send>))
  }
  // A module that cannot be read fails again in the worker, where only its message arrives.
  const unread = new Map<string, Place>()
  for (const environment of [client, rsc, ssr]) {
    const transformRequest = environment.transformRequest.bind(environment)
    environment.transformRequest = (url) =>
      transformRequest(url).catch((error: Rollup.RollupError) => {
        unread.set(error.message, unreadPlace(error, url.startsWith(root) ? url : root + url))
        throw error
      })
  }
  async function report(failure: Failure, environment: DevEnvironment): Promise<void> {
    const err = await located(failure, environment, { root, unread })
    // In HTML a server component fails once more, without its place.
    if (shown.get(err.message)?.loc) return
    logger.error(`${err.message}\n  ${placeOf(err, root)}`, { timestamp: true })
    show(err)
  }
  rsc.hot.on(FAILED, (failure: Failure) => void report(failure, rsc))
  client.hot.on(FAILED, (failure: Failure) => void report(failure, client))
  client.hot.on(LOADED, (_, page) => {
    // It has not heard of a change before it was connected.
    if (hasChanged) page.send({ type: 'full-reload' })
    else for (const err of shown.values()) page.send({ type: 'error', err })
  })
  middlewares.use(({ headers }, _response, next) => {
    if (isOfDocument((name) => headers[name])) {
      shown.clear()
      hasChanged = false
    }
    next()
  })
  watcher.on('all', (event) => {
    hasChanged = true
    if (!hasFailed) return
    // It may be the one that was missing, which Vite does not notice in a worker: its importer stays as it failed.
    if (event === 'add')
      for (const { moduleGraph, hot } of [rsc, ssr]) {
        moduleGraph.invalidateAll()
        hot.send({ type: 'full-reload' })
      }
    hasFailed = false
    shown.clear()
    // After the worker has been told of the change.
    setTimeout(() => send({ type: 'full-reload' }), RELOAD_AFTER_MS)
  })
  // Before Vite's own page for a worker that cannot be loaded at all.
  return () =>
    middlewares.use(function addPlace(error: Shown, _request: unknown, _response: unknown, next: (error: Shown) => void) {
      const place = unread.get(error.message)
      if (place) error.loc ??= place
      next(error)
    })
}

function isError(payload: unknown): payload is ErrorPayload {
  return typeof payload === 'object' && payload !== null && 'type' in payload && payload.type === 'error'
}

/** What Vite's overlay can show: texts, and the file of a place as a text. */
function readable({ message, stack, plugin, frame, id, loc }: Shown, unread: ReadonlyMap<string, Place>): Shown {
  const place = typeof loc?.file === 'string' ? loc : unread.get(message)
  return {
    message: String(message),
    stack: String(stack ?? ''),
    ...(plugin !== undefined && { plugin }),
    ...(typeof frame === 'string' && { frame }),
    ...(typeof id === 'string' && { id }),
    ...(place && { loc: place }),
  }
}

/** An error with its place in the sources: that of the file which cannot be read, or of the first frame which is ours. */
async function located(
  { message, stack }: Failure,
  environment: DevEnvironment,
  { root, unread }: { root: string; unread: ReadonlyMap<string, Place> },
): Promise<Shown> {
  const frames = await Promise.all(
    stack
      .split('\n')
      .filter((line) => /^\s+at |@/.test(line))
      .map(async (line) => {
        const [found = '', path = '', row, column] = PLACE.exec(line) ?? []
        const place = found && (await inSource({ file: path, line: Number(row), column: Number(column) }, environment, root))
        return { text: place ? line.replace(found, `${place.file}:${place.line}:${place.column}`) : line, place: place || null }
      }),
  )
  const [first] = frames.flatMap(({ place }) =>
    place && place.file.startsWith(root) && !place.file.includes('/node_modules/') ? [place] : [],
  )
  const loc = unread.get(message.replace(/^\w*Error: /, '')) ?? first
  return { message, stack: frames.map(({ text }) => text).join('\n'), ...(loc && { loc }) }
}

interface Place {
  file: string
  line: number
  column: number
}

/** Browsers name what they got, by its address; the worker's runner names sources already. */
async function inSource({ file, line, column }: Place, { moduleGraph }: DevEnvironment, root: string): Promise<Place> {
  if (!file.startsWith('http')) return { file, line, column }
  const { pathname } = new URL(file)
  const module = await moduleGraph.getModuleByUrl(pathname)
  const map = module?.transformResult?.map
  const origin = map && 'mappings' in map && map.mappings !== '' ? new SourceMap(map as SourceMapPayload).findOrigin(line, column) : null
  const { lineNumber = line, columnNumber = column } = { ...origin }
  return { file: module?.file ?? root + pathname, line: lineNumber, column: columnNumber }
}

/** Where a module cannot be read: at the import of a file that is missing, or where its plugin says, or somewhere in it. */
function unreadPlace({ message, loc }: Rollup.RollupError, id: string): Place {
  const [, url, importer] = MISSING.exec(message) ?? []
  if (url !== undefined && importer !== undefined) {
    const lines = readFileSync(importer, 'utf8').split('\n')
    return { file: importer, line: lines.findIndex((text) => text.includes(url)) + 1, column: 1 }
  }
  const [, line = loc?.line, column = loc?.column] = / at line (\d+) column (\d+)/.exec(message) ?? []
  return { file: loc?.file ?? id, line: Number(line ?? 1), column: Number(column ?? 1) }
}

function placeOf({ loc }: Shown, root: string): string {
  return loc?.file === undefined ? '' : `${relative(root, loc.file)}:${loc.line}:${loc.column}`
}
