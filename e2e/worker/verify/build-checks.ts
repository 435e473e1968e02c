import type { DeployedShop, NotGiven } from './deployed-shop.ts'

/** The build that answers is the one that was deployed. */
export async function build(shop: DeployedShop): Promise<string | null | NotGiven> {
  if (shop.built === null) return (await otherBuild(shop)) ?? { notGiven: '--dist' }
  return otherBuild(shop)
}

/** Says which other build answers than the one that was deployed, or than at the start; null: the same. Asked after each check. */
export async function otherBuild({ ask, build: atFirst, built }: DeployedShop): Promise<string | null> {
  const expected = built?.id ?? atFirst
  const { build: now } = JSON.parse((await ask('/version')).body.toString()) as { build?: unknown }
  if (!/^[0-9a-f]{12}$/.test(String(now))) return `/version says ${String(now)}`
  return now === expected ? null : `build ${String(now)} answers, not ${expected}`
}
