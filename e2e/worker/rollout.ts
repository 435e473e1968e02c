// Two builds of the worker in front of one shop API, as during a rollout: each request goes to one of them at random.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { keptAssetsOf, otherBuild, thisBuild } from './other-build.ts'
import { rawGet, type RawGet, type RawResponse } from './raw-get.ts'
import { startTestShop } from './test-shop.ts'

/** Starts both builds, which share the files of both. `setShare` is the part of the requests that the second one gets. Call `close` at the end. */
export async function startRollout() {
  const shop = await startTestShop()
  const builds = [thisBuild(), otherBuild()]
  const keptAssets = keptAssetsOf(builds)
  const edges: Awaited<ReturnType<typeof serveEdge>>[] = []
  for (const { workerDir } of builds) {
    const dataDir = mkdtempSync(join(tmpdir(), 'patyna-edge-'))
    const options = {
      host: '127.0.0.1',
      port: await freePort(),
      shopApiOrigin: shop.origin,
      platform: 'bare' as const,
      workerDir,
      dataDir,
      keptAssets,
    }
    edges.push(await serveEdge(options))
  }
  const random = seededRandom(1)
  let share = 0.5
  const pick = () => {
    const edge = edges[random() < share ? 1 : 0]
    if (!edge) throw new Error('There is no such build')
    return edge.origin
  }
  return {
    setShare: (next: number) => void (share = next),
    /** Sends a request to the build that the router chooses. */
    get: (path: string, options?: RawGet): Promise<RawResponse> => rawGet(pick() + path, options),
    async close() {
      for (const edge of edges) await edge.stop()
      shop.close()
    },
  }
}

export type Rollout = Awaited<ReturnType<typeof startRollout>>
