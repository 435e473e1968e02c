// Preloaded into every task. A signal ends a process without its 'exit' event, on which tasks end their child processes: workers, mocks, k6.
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

for (const [signal, code] of Object.entries(SIGNALS))
  process.once(signal, () => {
    // A task with its own shutdown has a listener, too.
    if (process.listenerCount(signal) === 0) process.exit(code)
  })
