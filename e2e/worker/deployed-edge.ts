// The built worker as it is deployed: https, behind a front end that speaks TLS, with all secrets and the files of two builds.
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#edge/dev/local/free-port.ts'
import { serveEdge, type ServeEdgeOptions } from '#edge/dev/local/serve.ts'
import { keptAssetsOf, otherBuild, thisBuild } from './other-build.ts'
import { startTestShop } from './test-shop.ts'

export const SECRETS = {
  VISITOR_FACTS_SECRET: 'a-secret-of-the-tests-alone',
  PURGE_SECRET: 'another-secret-of-the-tests',
  DRILL_SECRET: 'a-third-secret-of-the-tests',
} as const

/**
 * Starts shop API and worker. Visit it through startFrontEnd(). Call `close` at the end.
 * @param vars in addition @param platform without limits, because all visits come from one address
 */
export async function startDeployedEdge(vars: Readonly<Record<string, string>> = {}, platform: ServeEdgeOptions['platform'] = 'unlimited') {
  const shop = await startTestShop()
  const before = otherBuild()
  const edge = await serveEdge({
    host: '127.0.0.1',
    port: await freePort(),
    shopApiOrigin: shop.origin,
    platform,
    dataDir: mkdtempSync(join(tmpdir(), 'patyna-edge-')),
    vars: { PUBLIC_ORIGIN: 'https://localhost', OTHER_HOSTS: '', OUTAGE_DRILL: '1', ...SECRETS, ...vars },
    keptAssets: keptAssetsOf([thisBuild(), before]),
    hasFrontEnd: true,
  })
  return {
    shop,
    target: edge.origin,
    /** A file of another build. */
    previousAsset: `/assets/${readdirSync(before.assetsDir).find((name) => name.endsWith('.css'))}`,
    async close() {
      await edge.stop()
      shop.close()
    },
  }
}
