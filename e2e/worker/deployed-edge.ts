// The built worker as it is deployed: https, behind a front end that speaks TLS, with all secrets and the files of two builds.
import { readdirSync } from 'node:fs'
import type { ServeEdgeOptions } from '#edge/dev/local/serve.ts'
import { keptAssetsOf, otherBuild, thisBuild } from './other-build.ts'
import { startRawEdge } from './raw-edge.ts'

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
  const before = otherBuild()
  const { shop, origin, send, close } = await startRawEdge(
    { PUBLIC_ORIGIN: 'https://localhost', OTHER_HOSTS: '', OUTAGE_DRILL: '1', ...SECRETS, ...vars },
    { platform, keptAssets: keptAssetsOf([thisBuild(), before]), hasFrontEnd: true },
  )
  return {
    shop,
    target: origin,
    send,
    /** A file of another build. */
    previousAsset: `/assets/${readdirSync(before.assetsDir).find((name) => name.endsWith('.css'))}`,
    close,
  }
}
