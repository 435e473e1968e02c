import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'

interface GroupOptions {
  stdio: StdioOptions
  env?: Readonly<Record<string, string>>
}

/** A process and all that it starts. */
export interface ProcessGroup {
  process: ChildProcess
  kill: () => void
}

/** Starts a command as the leader of a process group, which ends with this process at the latest: browsers start many more. */
export function startGroup(command: string, args: readonly string[], { stdio, env = {} }: GroupOptions): ProcessGroup {
  const child = spawn(command, args, { stdio, detached: true, env: { ...process.env, ...env } })
  child.once('error', () => undefined)
  const kill = () => {
    process.off('exit', kill)
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // All of the group has ended by itself.
    }
  }
  process.once('exit', kill)
  return { process: child, kill }
}
