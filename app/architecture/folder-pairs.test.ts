// Two-way pairs of folders: 0. Arrows between the folders of a room go one way, lazy and type-only imports included.
import { describe, expect, test } from 'vitest'
import { folderPairs } from './folder-pairs.ts'
import { importsIn } from './import-graph.ts'
import { ROOM_FILES } from './sources.ts'

const ROOMS = ['app', 'app/domain', 'app/features', 'app/ui', 'app/pages', 'edge', 'mock-api', 'load-tests', 'seeds', 'e2e']

test.each(ROOMS)('%s', (room) => {
  expect(folderPairs(room, ROOM_FILES)).toEqual([])
})

describe('what a pair is', () => {
  const pairsOf = (sources: Record<string, string>) =>
    folderPairs('room', Object.keys(sources), (file) => importsIn(file, sources[file] ?? ''))

  test('folders that import one another, be it from different files and for types', () => {
    const sources = {
      'room/a/one.ts': "import '../b/two.ts'",
      'room/b/two.ts': '',
      'room/b/three.ts': "import type { A } from '../a/four.ts'",
    }
    expect(pairsOf(sources)).toEqual(['a <-> b'])
  })

  test('no folder with itself, with another room, or one way', () => {
    const sources = {
      'room/a/one.ts': "import './two.ts'\nimport '../b/c.ts'\nimport '../../x/y.ts'",
      'room/a/two.ts': "import './one.ts'",
    }
    expect(pairsOf({ ...sources, 'x/y.ts': "import '../room/a/one.ts'" })).toEqual([])
  })
})
