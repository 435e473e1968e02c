// THE TABLE OF ROLLOUTS: what share of visitors gets a new version, one step after the other. Each step is verified before the next one.

export interface RolloutStep {
  /** Of all visitors. The last step has 100. */
  percent: number
  /** Seconds from its start to its verification: visitors and alerts come first, and the platform needs some to have it everywhere. */
  waitS: number
}

export interface Rollout {
  /** A person confirms it, unless --yes is given. */
  asks: boolean
  steps: readonly RolloutStep[]
}

export const ROLLOUTS = {
  preview: { asks: false, steps: [{ percent: 100, waitS: 10 }] },
  production: {
    asks: true,
    steps: [
      { percent: 5, waitS: 120 },
      { percent: 25, waitS: 300 },
      { percent: 100, waitS: 10 },
    ],
  },
} as const satisfies Record<string, Rollout>

export type Environment = keyof typeof ROLLOUTS
