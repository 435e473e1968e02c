import { basename, resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Settings } from '../settings.ts'
import { OTHERS } from './source-hash.mjs'
import { startMock } from './start-mock.ts'

/** What the mock is made of: a change in it is seen once it has started again. */
const SOURCES = ['mock-api', 'db', 'seeds', 'app/domain', 'app/shop-api/contract'].map((room) => resolve(room) + sep)
/** Texts that it alone shows; those of pages are seen at once. */
const OWN_TEXTS = /\/locales\/\w+\/(?:api-names|mails)\.json$/

/** Whether a change of a file starts the mock again. @param file its absolute path */
export function isOfMock(file: string): boolean {
  const isSource = SOURCES.some((room) => file.startsWith(room)) && !OTHERS.test(basename(file))
  return isSource || OWN_TEXTS.test(file)
}

/** Files that are saved together restart it once, ms. */
const TOGETHER_MS = 50

interface RestartedMock {
  follow: (server: ViteDevServer) => void
  stop: () => Promise<void>
}

/** Lets the mock follow each dev server: Vite makes another one when its settings or wrangler.toml change, or workerd has crashed. */
export function followedServers(starting: Promise<Pick<RestartedMock, 'follow'>>): Plugin {
  // Who waits for the start is told why there is none.
  const configureServer = (server: ViteDevServer) => void starting.then(({ follow }) => follow(server)).catch(() => undefined)
  return { name: 'followed-servers', configureServer }
}

/** Starts the mock, and anew whenever the watcher of a dev server that it follows sees its sources change; then pages are loaded again. */
export async function restartedMock(settings: Settings): Promise<RestartedMock> {
  let mock = await startMock(settings)
  let waiting: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()

  function follow({ watcher, environments, config }: ViteDevServer): void {
    async function restart(): Promise<void> {
      await mock.stop()
      // One that cannot start has said why; the next change tries again.
      mock = await startMock(settings)
      environments.client.hot.send({ type: 'full-reload' })
    }
    watcher.on('all', (_event, file) => {
      if (!isOfMock(file)) return
      clearTimeout(waiting)
      waiting = setTimeout(
        () => (restarting = restarting.then(restart).catch((error: Error) => config.logger.error(error.message))),
        TOGETHER_MS,
      )
    })
  }

  return { follow, stop: () => mock.stop() }
}
