import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_LOOKS, ANGLE_VIEWS } from '../photos/looks.ts'
import { photographKey } from '../photos/photographs.ts'
import { photographedViews } from './angles.ts'
import type { Recipe } from './recipe.ts'

const dir = mkdtempSync(join(tmpdir(), 'patyna-recipes-'))
const read = (name: string): unknown => JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8'))
const fronts = () => ALL_LOOKS.map((look) => read(photographKey(look, 'front')) as Recipe)

// The pen is swapped as modules are loaded, so this needs a process of its own.
beforeAll(() => {
  execFileSync(process.execPath, [fileURLToPath(new URL('write-recipes.ts', import.meta.url)), dir], { stdio: 'ignore' })
}, 120_000)
afterAll(() => rmSync(dir, { recursive: true }))

test('there is a recipe for every view that is photographed, fronts first, then the other sides', () => {
  const keys = (read('list') as { key: string }[]).map(({ key }) => key)
  expect(keys.toSorted()).toEqual(ALL_LOOKS.flatMap((look) => photographedViews(look).map((view) => photographKey(look, view))).toSorted())
  const turn = (key: string) => (key.endsWith('-front') ? 0 : ANGLE_VIEWS.some((view) => key.endsWith(`-${view}`)) ? 1 : 2)
  expect(keys.map(turn)).toEqual(keys.map(turn).toSorted())
})

test('another side is another sight of the same solids', () => {
  const sides = ALL_LOOKS.flatMap((look) =>
    photographedViews(look).flatMap((view) => ANGLE_VIEWS.filter((side) => side === view).map((side) => [look, side] as const)),
  )
  for (const [look, side] of sides) {
    const [front, other] = [read(photographKey(look, 'front')), read(photographKey(look, side))] as [Recipe, Recipe]
    expect(other.notes.map(({ kind }) => kind)).toEqual(front.notes.map(({ kind }) => kind))
    expect(Math.hypot(other.camera.yaw - front.camera.yaw, other.camera.pitch - front.camera.pitch), other.key).toBeGreaterThanOrEqual(10)
  }
})

test('every form has a body, all of it at finite places', () => {
  const isBody = ({ kind }: Recipe['notes'][number]) => kind !== 'stroke' && kind !== 'cord' && kind !== 'ring'
  expect(
    fronts()
      .filter(({ notes }) => !notes.some(isBody))
      .map(({ key }) => key),
  ).toEqual([])
  // JSON writes what is no number as null.
  const isBroken = ({ notes }: Recipe) => /(from|to|at|low|high|profile|points|rings|lines|shape)":[^a-z]*null/.test(JSON.stringify(notes))
  expect(
    fronts()
      .filter(isBroken)
      .map(({ key }) => key),
  ).toEqual([])
})

test('every colour is one', () => {
  const strange = fronts().flatMap(
    ({ notes }) => JSON.stringify(notes).match(/"(?:color|hex|inside)":"(?!#[0-9a-f]{6}(?:[0-9a-f]{2})?")[^"]*"/g) ?? [],
  )
  expect(strange).toEqual([])
})

test('hanging things hang from something', () => {
  const loose = fronts().filter(({ stage, notes }) => stage === 'hang' && !notes.some(({ kind }) => kind === 'cord'))
  expect([...new Set(loose.map(({ form }) => form))]).toEqual([])
})
