// Preloaded into the measured server (--import): reports its internal cost over the process channel. Responses are unchanged.
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import type { Gauges } from './measured-server.ts'

const NANOSECONDS_PER_MS = 1e6
/** Sampling resolution of the event-loop delay in ms; every reported delay includes it. */
const LOOP_SAMPLE_MS = 1

const loop = monitorEventLoopDelay({ resolution: LOOP_SAMPLE_MS })
loop.enable()
let pausesMs: number[] = []
new PerformanceObserver((list) => pausesMs.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ['gc'] })
let cpuBefore = process.cpuUsage()

// Each report covers the time since the previous one.
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
// Exits when the benchmark process is gone.
process.once('disconnect', () => process.exit(0))
