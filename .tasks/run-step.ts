import { spawn } from 'node:child_process'

/** Runs a command with its output shown. Rejects with its name when it fails. */
export async function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const code = await exitCode(command, args, env)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

/** Runs a command with its output shown and returns its exit code. The command ends with this process. */
export async function exitCode(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  // As Ctrl-C does: Playwright stops its shop at it, and at no other signal.
  const end = () => void child.kill('SIGINT')
  process.once('exit', end)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 130 : (code ?? 1)))
  }).finally(() => process.off('exit', end))
}
