// Preloaded into every task. A signal ends a process without its 'exit' event, on which tasks end their child processes: workers, mocks, k6.
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** Ctrl-C comes from the terminal and from the outer process; a signal so soon after another is the same one. */
const SAME_MS = 1000

let last = Number.NEGATIVE_INFINITY
for (const [signal, code] of Object.entries(SIGNALS))
  process.on(signal, () => {
    const isSame = performance.now() - last < SAME_MS
    last = performance.now()
    // A task with its own shutdown has a listener, too. A second signal ends it all the same, as soon as that listener is gone.
    if (!isSame && process.listenerCount(signal) === 1) process.exit(code)
  })
