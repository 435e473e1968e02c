// Preloaded into the mock of a load test: tells the runner once a second how long it has collected garbage, over the channel of a forked process.
import { PerformanceObserver } from 'node:perf_hooks'

const EVERY_MS = 1000

let gcMs = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) gcMs += duration
}).observe({ entryTypes: ['gc'] })

// Neither the timer nor the channel keeps the server running.
setInterval(() => process.connected && process.send?.({ gcMs }), EVERY_MS).unref()
