// How small things are looked at; a form spreads one and adds its size.

/** Straight on the wall. */
export const FLAT = { stage: 'wall', yaw: 0, pitch: 0 } as const
/** Laid out on the plain ground. */
export const LAID = { stage: 'wall', yaw: 0, pitch: 0 } as const
/** On a table, seen from the corner. */
export const SEEN = { stage: 'floor', yaw: 26, pitch: 15 } as const
/** On a table, seen from above its corner. */
export const ON_TABLE = { stage: 'floor', yaw: 28, pitch: 24 } as const
/** Straight before us. */
export const FACING = { stage: 'floor', yaw: 0, pitch: 6 } as const
/** Turned things: straight before us, a little from above. */
export const UPRIGHT = { stage: 'floor', yaw: 0, pitch: 12 } as const
/** Tableware: more from above. */
export const SMALL = { stage: 'floor', yaw: 0, pitch: 16 } as const
