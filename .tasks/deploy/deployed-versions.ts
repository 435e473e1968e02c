// What is deployed now and what was before, from wrangler's JSON.
import { z } from 'zod'

const Deployments = z.array(
  z.object({ created_on: z.string(), versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) }),
)

export type Deployment = z.infer<typeof Deployments>[number]

/** `wrangler deployments list --json`, the newest first. @throws Error when it is something else */
export function readDeployments(json: string): readonly Deployment[] {
  return Deployments.parse(JSON.parse(json)).toSorted((one, other) => other.created_on.localeCompare(one.created_on))
}

/** The version that serves every visitor now. @throws Error in the middle of another rollout */
export function currentVersion([current]: readonly Deployment[]): string | null {
  if (!current) return null
  const [version, ...others] = current.versions
  if (!version || others.length > 0) {
    const shares = current.versions.map(({ version_id, percentage }) => `${version_id} ${percentage} %`).join(', ')
    throw new Error(`Another rollout is under way (${shares}): end it, or undo it by npm run deploy -- rollback.`)
  }
  return version.version_id
}

/** The version to return to: the last one before the newest that served every visitor. null: there was none. */
export function rollbackTarget(deployments: readonly Deployment[]): string | null {
  const newest = newestVersion(deployments)
  const full = deployments.find(
    ({ versions: [only, ...others] }) => others.length === 0 && only !== undefined && only.version_id !== newest,
  )
  return full?.versions[0]?.version_id ?? null
}

/** Of the current deployment the version that came last. */
function newestVersion([current, ...earlier]: readonly Deployment[]): string | null {
  const firstSeen = (version: string) => earlier.findLastIndex(({ versions }) => versions.some(({ version_id }) => version_id === version))
  const versions = (current?.versions ?? []).map(({ version_id }) => version_id)
  return versions.toSorted((one, other) => firstSeen(one) - firstSeen(other))[0] ?? null
}
