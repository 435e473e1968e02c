// A child process that ends with this one: a signal to a waiting process would otherwise end it alone and leave the child running.
import { spawn } from 'node:child_process'

const FORWARDED = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])

/**
 * Runs a command with its output shown, hands signals on to it, and returns its exit code once it has ended; 130: a signal ended it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export async function runChild(command, args, options = {}) {
  // A single shell on Windows for both, so that Ctrl-C reaches the child itself.
  const child = spawn(command, args, { ...options, stdio: 'inherit', shell: process.platform === 'win32' })
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  const kill = () => child.kill('SIGKILL')
  for (const signal of FORWARDED) process.on(signal, forward)
  process.once('exit', kill)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => resolve(signal ? 130 : (code ?? 1)))
    })
  } finally {
    for (const signal of FORWARDED) process.off(signal, forward)
    process.off('exit', kill)
  }
}
