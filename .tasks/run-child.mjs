// A child process that ends with this one: a signal to a waiting process would otherwise end it alone and leave the child running.
import { spawn } from 'node:child_process'

/** How often a process looks whether its parent still runs, ms. */
const POLL_MS = 500

const FORWARDED = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])

/**
 * Runs a command with its output shown, hands signals on to it, and returns its exit code once it has ended; 130: a signal ended it.
 * Under npm, it is also ended when the parent is: npm hands a signal to its shell, which ends without handing it on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export async function runChild(command, args, options = {}) {
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  // Before the child is there: a signal that came in between would end this process alone.
  for (const signal of FORWARDED) process.on(signal, forward)
  const child = spawn(command, args, { ...options, stdio: 'inherit' })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const parent = process.ppid
  const isNpms = process.env['npm_lifecycle_event'] !== undefined
  const looking = setInterval(() => {
    if (!isNpms || process.ppid === parent) return
    // Once: a child with a shutdown of its own is ended by the next.
    clearInterval(looking)
    child.kill('SIGTERM')
  }, POLL_MS)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(signal ? 130 : (code ?? 1)))
    })
  } finally {
    clearInterval(looking)
    for (const signal of FORWARDED) process.off(signal, forward)
    process.off('exit', kill)
  }
}
