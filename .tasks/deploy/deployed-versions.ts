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

/** The version that serves every visitor now; null: none was ever deployed. @throws Error in the middle of another rollout */
export function currentVersion([current]: readonly Deployment[]): string | null {
  if (!current) return null
  const [version, ...others] = current.versions
  if (version && others.length === 0) return version.version_id
  const shares = current.versions.map(({ version_id, percentage }) => `${version_id} ${percentage} %`).join(', ')
  throw new Error(`Another rollout is under way (${shares}): end it, or undo it by npm run deploy -- rollback.`)
}

/**
 * The version to return to: the last one before the newest that served every visitor. The newest is the one that appeared last, whether or not visitors
 * still get it: a rollback makes an old one current.
 * @throws Error with a sentence when there is none, or when every visitor has it already: a second rollback leads nowhere
 */
export function rollbackTarget(deployments: readonly Deployment[]): string {
  const { newest, version, isCurrent } = lastBeforeNewest(deployments)
  if (version === undefined) throw new Error('There is no version to return to.')
  if (!isCurrent) return version
  const already = `Every visitor has version ${version} already, the last one before the newest (${newest}).`
  throw new Error(`${already} Further back only by wrangler (docs/deploying.md).`)
}

/** Whether a rollback leads to another version than the one of now. */
export function canRollBack(deployments: readonly Deployment[]): boolean {
  const { version, isCurrent } = lastBeforeNewest(deployments)
  return version !== undefined && !isCurrent
}

function lastBeforeNewest(deployments: readonly Deployment[]) {
  const appeared = deployments.toReversed().flatMap(({ versions }) => versions.map(({ version_id }) => version_id))
  const newest = [...new Set(appeared)].at(-1)
  const at = deployments.findIndex(({ versions }) => versions.length === 1 && versions[0]?.version_id !== newest)
  return { newest, version: deployments[at]?.versions[0]?.version_id, isCurrent: at === 0 }
}
