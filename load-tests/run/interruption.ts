/** What a signal ended before anything was seen. The message is a sentence for the terminal. */
export class InterruptedError extends Error {
  override name = 'InterruptedError'
  readonly isSentence = true
}

/** Exit code of a run that a signal ended, whatever its verdict. */
export const INTERRUPTED = 130

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Listens for the first signal, which ends a run with a verdict on what was seen; a second one ends the process (.tasks/end-on-signal.mjs).
 * @returns `signal` is aborted with an InterruptedError
 */
export function listenForInterruption(log: (line: string) => void): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController()
  const end = (name: NodeJS.Signals) => {
    stop()
    log(`\n${name}: the run ends; what was seen follows. Once more ends it at once.`)
    controller.abort(new InterruptedError(`${name} ended the run`))
  }
  const stop = () => SIGNALS.forEach((name) => process.off(name, end))
  for (const name of SIGNALS) process.on(name, end)
  return { signal: controller.signal, stop }
}
