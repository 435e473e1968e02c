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

/**
 * The version to return to: the last one before the newest that served every visitor.
 * @throws Error with a sentence when there is none, or when every visitor has it already: a second rollback leads nowhere
 */
export function rollbackTarget(deployments: readonly Deployment[]): string {
  const newest = newestVersion(deployments)
  const full = deployments.flatMap((deployment, at) => {
    const [only, ...others] = deployment.versions
    return only && others.length === 0 && only.version_id !== newest ? [{ at, version: only.version_id }] : []
  })
  const [last] = full
  if (!last) throw new Error('There is no version to return to.')
  if (last.at === 0)
    throw new Error(
      `Every visitor has version ${last.version} already, the last one before the newest (${newest}). Further back only by wrangler (docs/deploying.md).`,
    )
  return last.version
}

/** The version that appeared last in all deployments, whether or not visitors still get it: a rollback makes an old one current. null: there is none. */
function newestVersion(deployments: readonly Deployment[]): string | null {
  const firstSeen = new Map<string, number>()
  for (const [at, { versions }] of deployments.entries()) for (const { version_id } of versions) firstSeen.set(version_id, at)
  const [newest] = [...firstSeen].toSorted(([, one], [, other]) => one - other)
  return newest?.[0] ?? null
}
