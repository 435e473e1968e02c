// Loaded before every task. A process that a signal ends is not told 'exit', by which what it has started is ended: workers, mocks, k6.
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

for (const [signal, code] of Object.entries(SIGNALS))
  process.once(signal, () => {
    // A task that ends by its own means has listened, too.
    if (process.listenerCount(signal) === 0) process.exit(code)
  })
