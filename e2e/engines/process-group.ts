import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { rmSync } from 'node:fs'

interface GroupOptions {
  stdio: StdioOptions
  env?: Readonly<Record<string, string>>
  /** Files left behind when it is killed; removed with it. */
  leaves?: readonly string[]
}

/** A process and all its descendants. */
export interface ProcessGroup {
  process: ChildProcess
  kill: () => void
}

/** Starts a command as leader of a process group, which ends with this process at the latest: browsers start many children. */
export function startGroup(command: string, args: readonly string[], { stdio, env = {}, leaves = [] }: GroupOptions): ProcessGroup {
  const child = spawn(command, args, { stdio, detached: true, env: { ...process.env, ...env } })
  child.once('error', () => undefined)
  const kill = () => {
    process.off('exit', kill)
    killGroup(child.pid)
    // A killed process may still finish writing a file.
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
    // All processes of the group have already ended.
  }
}
