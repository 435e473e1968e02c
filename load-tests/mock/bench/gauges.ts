// Loaded into the server that is measured (--import): what it costs inside, told over the process channel. It changes no answer.
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import type { Gauges } from './measured-server.ts'

const NANOSECONDS_PER_MS = 1e6
/** How exactly the delay of the event loop is sampled, in ms; it is part of every delay told. */
const LOOP_SAMPLE_MS = 1

const loop = monitorEventLoopDelay({ resolution: LOOP_SAMPLE_MS })
loop.enable()
let pausesMs: number[] = []
new PerformanceObserver((list) => pausesMs.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['gc'] })
let cpuBefore = process.cpuUsage()

// Each answer is about the time since the one before.
process.on('message', () => {
  const { user, system } = process.cpuUsage(cpuBefore)
  const gauges: Gauges = {
    rssBytes: process.memoryUsage.rss(),
    cpuUs: user + system,
    loopDelayMs: { p99: loop.percentile(99) / NANOSECONDS_PER_MS, max: loop.max / NANOSECONDS_PER_MS },
    gc: { pauses: pausesMs.length, totalMs: pausesMs.reduce((sum, ms) => sum + ms, 0), maxMs: Math.max(0, ...pausesMs) },
  }
  process.send?.(gauges)
  loop.reset()
  pausesMs = []
  cpuBefore = process.cpuUsage()
})
// The benchmark that asked is gone: so is this.
process.once('disconnect', () => process.exit(0))
