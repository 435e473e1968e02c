import { resolve, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Settings } from '../settings.ts'
import { startMock } from './start-mock.ts'

/** What the mock is made of: a change in it is seen once it has started again. */
const SOURCES = ['mock-api', 'db', 'seeds', 'app/shop-api/contract'].map((room) => resolve(room) + sep)

/** Files that are saved together restart it once, ms. */
const TOGETHER_MS = 50

/** Starts the mock, and anew whenever the watcher of a dev server that it follows sees its sources change; then pages are loaded again. */
export async function restartedMock(settings: Settings): Promise<{ follow: (server: ViteDevServer) => void; stop: () => Promise<void> }> {
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
      if (!SOURCES.some((room) => file.startsWith(room)) || /\.(test\.tsx?|md)$/.test(file)) return
      clearTimeout(waiting)
      waiting = setTimeout(
        () => (restarting = restarting.then(restart).catch((error: Error) => config.logger.error(error.message))),
        TOGETHER_MS,
      )
    })
  }

  return { follow, stop: () => mock.stop() }
}
