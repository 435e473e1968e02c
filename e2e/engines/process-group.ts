import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { rmSync } from 'node:fs'

interface GroupOptions {
  stdio: StdioOptions
  env?: Readonly<Record<string, string>>
  /** What it leaves behind when it is killed: removed with it. */
  leaves?: readonly string[]
}

/** A process and all that it starts. */
export interface ProcessGroup {
  process: ChildProcess
  kill: () => void
}

/** Starts a command as the leader of a process group, which ends with this process at the latest: browsers start many more. */
export function startGroup(command: string, args: readonly string[], { stdio, env = {}, leaves = [] }: GroupOptions): ProcessGroup {
  const child = spawn(command, args, { stdio, detached: true, env: { ...process.env, ...env } })
  child.once('error', () => undefined)
  const kill = () => {
    process.off('exit', kill)
    killGroup(child.pid)
    // A file that was being written when its process was killed may still appear.
    for (const path of leaves) rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  process.once('exit', kill)
  return { process: child, kill }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of the group has ended by itself.
  }
}
