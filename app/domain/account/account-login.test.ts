import { expect, test } from 'vitest'
import { deviceName } from './account-login.ts'

test.each([
  ['Firefox', 'Windows', 'Firefox, Windows'],
  ['Firefox', null, 'Firefox'],
  [null, 'Windows', 'Windows'],
  [null, null, null],
])('EXT-22: %j and %j are %j', (browser, system, name) => expect(deviceName({ browser, system })).toBe(name))
