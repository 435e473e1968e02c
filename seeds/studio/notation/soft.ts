// Stands for pen/soft.ts in the studio.
import type * as drawn from '../../photos/pen/soft.ts'
import { noted } from './note-pen.ts'

export const soft: typeof drawn.soft = (p, { at, size, round = 0.3, lean = 0, turn = 0, piping, bands }, surface) => {
  noted(p).notes.push({ kind: 'soft', at, size, round, lean, turn, piping: piping ?? null, ...(bands && { bands }), surface })
}
