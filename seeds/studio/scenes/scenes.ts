import { LIVING_ROOMS } from './living-rooms.ts'
import type { Scene } from './scene.ts'
import { STILL_LIFES } from './still-lifes.ts'

/** The scene of every banner. */
export const SCENES: readonly Scene[] = [...LIVING_ROOMS, ...STILL_LIFES]
