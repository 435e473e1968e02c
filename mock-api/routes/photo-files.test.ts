import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestWorld } from '../test-world/test-world.ts'

const photosDir = mkdtempSync(join(tmpdir(), 'photos-'))
writeFileSync(join(photosDir, 'fotel-front-640.avif'), 'picture')
writeFileSync(join(photosDir, 'fotel-front-1281.avif'), 'of no width that exists')
writeFileSync(join(photosDir, 'secret.txt'), 'secret')
const world = createTestWorld({ photosDir })
afterAll(() => rmSync(photosDir, { recursive: true }))

test('a picture has its type and is cacheable for a year', async () => {
  const response = await world.send('/photos/fotel-front-640.avif')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('picture')
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  'nie-ma-320.avif',
  'fotel-front-320.avif',
  'fotel-front-641.avif',
  'fotel-front-1281.avif',
  'fotel-front-640.png',
  'secret.txt',
  '..%2Fsecret-640.avif',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'FOTEL-front-640.avif',
])('%s is 404 in the error shape', async (file) => {
  expect(await world.ask(`/photos/${file}`)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
})

test('without a folder every picture is 404', async () => {
  expect((await createTestWorld().send('/photos/fotel-front-640.avif')).status).toBe(404)
})
