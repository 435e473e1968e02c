import { NEW_VERSION, type Plan, type Step } from './plan.ts'

/** What a plan does to the world. Tests replace it. */
export interface Deployer {
  /** Runs a command with its output shown. @returns its exit code */
  run: (step: Pick<Step, 'command' | 'args' | 'env'>) => Promise<number>
  /** Id of the version that was uploaded last; null: wrangler told none. */
  uploadedVersion: () => string | null
  sleep: (ms: number) => Promise<unknown>
  log: (line: string) => void
}

/** What came of it: `undone` serves the version before, `stopped` never served the new one, `broken` needs a person. */
export type Outcome = 'done' | 'undone' | 'stopped' | 'broken'

/** Runs the steps one after the other; at the first failure none follows, and what visitors got is undone. */
export async function runPlan({ steps, undo }: Plan, deployer: Deployer): Promise<Outcome> {
  let version: string | null = null
  let hasShifted = false
  for (const [at, step] of steps.entries()) {
    deployer.log(`\n[${at + 1}/${steps.length}] ${step.title}`)
    if (step.afterS) {
      deployer.log(`      in ${step.afterS} s`)
      await deployer.sleep(step.afterS * 1000)
    }
    hasShifted ||= step.shiftsTraffic === true
    const code = await deployer.run(withVersion(step, version))
    if (step.makesVersion) version = deployer.uploadedVersion()
    const problem = code !== 0 ? `ended with ${code}` : step.makesVersion && version === null ? 'named no version' : null
    if (problem === null) continue
    deployer.log(`\n✗ ${step.title}: ${problem}`)
    return hasShifted ? undoPlan(undo, deployer) : stopped(deployer)
  }
  deployer.log('\n✓ done')
  return 'done'
}

function stopped({ log }: Deployer): Outcome {
  log('No visitor got anything new.')
  return 'stopped'
}

async function undoPlan(undo: Step | null, { run, log }: Deployer): Promise<Outcome> {
  if (!undo) {
    log('There is no version to return to: repair it and deploy again.')
    return 'broken'
  }
  log(`\n[undo] ${undo.title}`)
  const code = await run(undo)
  if (code === 0) {
    log('✓ undone')
    return 'undone'
  }
  log(`✗ This failed, too. Run it yourself: npx ${undo.command} ${undo.args.join(' ')}`)
  return 'broken'
}

function withVersion(step: Step, version: string | null): Step {
  if (version === null) return step
  return { ...step, args: step.args.map((arg) => arg.replace(NEW_VERSION, version)) }
}
