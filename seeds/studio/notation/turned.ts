// Stands for pen/turned.ts in the studio.
import { curve } from '../../photos/pen/solids.ts'
import type * as drawn from '../../photos/pen/turned.ts'
import { noted } from './note-pen.ts'

/** Steps of the lathe from one point of a profile to the next. */
const STEPS = 8

export const turned: typeof drawn.turned = (p, profile, surface, options = {}) => {
  const { at = [0, 0, 0], isOpen = true, inside, isSeenFromBelow = false, isLit = false } = options
  // A lit shade is open at both ends, whatever is seen of it.
  const isShade = isLit && isOpen
  noted(p).notes.push({
    kind: 'turned',
    at,
    profile: curve(profile, STEPS),
    isOpen,
    isOpenBelow: isSeenFromBelow || isShade,
    isLit,
    inside: inside ?? null,
    surface,
  })
}

export const band: typeof drawn.band = (p, at, radius, color, { width = 1.5, opacity = 0.9 } = {}) => {
  const pen = noted(p)
  pen.notes.push({ kind: 'ring', at, radius, width: pen.inkWidth(width), ink: { color, opacity } })
}

export const disc: typeof drawn.disc = (p, at, radius, surface, { fill, opacity = 1 } = {}) => {
  // A disc without colour only marks how far a drawing reaches.
  if (fill === 'none') return
  noted(p).notes.push({ kind: 'disc', at, radius, surface, ink: fill ? { color: fill, opacity } : null })
}
