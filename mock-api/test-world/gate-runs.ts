/**
 * How often a gate runs a property that a machine takes seconds for: a fifth of the times, each time with another seed, so that gates add up.
 * All of them with EVERY_RUN=1, as `npm run test:matrix` does.
 */
export function gateRuns(all: number): number {
  return process.env['EVERY_RUN'] === '1' ? all : Math.ceil(all / GATES)
}

/** Gates that together run a property as often as the matrix. */
const GATES = 5
