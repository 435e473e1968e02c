// Two-way pairs of folders: 0. Arrows between the folders of a room go one way, lazy and type-only imports included.
import { expect, test } from 'vitest'
import { folderPairs } from './folder-pairs.ts'
import { ROOM_FILES } from './sources.ts'

const ROOMS = ['app', 'app/domain', 'app/features', 'app/ui', 'app/pages', 'edge', 'mock-api', 'load-tests', 'seeds', 'e2e']

test.each(ROOMS)('%s', (room) => {
  expect(folderPairs(room, ROOM_FILES)).toEqual([])
})
