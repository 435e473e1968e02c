import { spawn } from 'node:child_process'

/**
 * Runs a command with its output shown, in a process group of its own, which ends with this process at the latest: a build that is broken
 * off leaves none of its children running, whatever its commit does about signals. Returns the exit code; null: a signal ended it.
 */
export async function runInGroup(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<number | null> {
  const child = spawn(command, args, { ...options, stdio: 'inherit', detached: true })
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    process.kill(-child.pid, 'SIGTERM')
  }
  process.once('exit', end)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
  } finally {
    process.off('exit', end)
  }
}
