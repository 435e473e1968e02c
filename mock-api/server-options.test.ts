import { expect, test } from 'vitest'
import { readServerOptions } from './server-options.ts'

test('the environment is read, and options win over it', () => {
  const env = {
    SEED_SIZE: '1k',
    SEED: '7',
    MOCK_API_PORT: '9000',
    HOST: '::1',
    MOCK_LATENCY: '5',
    LIKE_REQUIRES_LOGIN: 'true',
    MOCK_CONTROL: '1',
  }
  expect(readServerOptions([], env)).toMatchObject({
    size: '1k',
    seed: 7,
    port: 9000,
    host: '::1',
    latencyMs: 5,
    likeRequiresLogin: true,
    hasControl: true,
  })
  const args =
    '--size 100k --seed 8 --port 0 --host localhost --latency 1000 --db a.db --edge-credential today,tomorrow ' +
    '--no-response-check --no-pictures --no-like-requires-login --no-control'
  expect(readServerOptions(args.split(' '), env)).toMatchObject({
    size: '100k',
    seed: 8,
    port: 0,
    host: 'localhost',
    latencyMs: 1000,
    db: 'a.db',
    edgeCredentials: ['today', 'tomorrow'],
    validateResponses: false,
    hasPictures: false,
    likeRequiresLogin: false,
    hasControl: false,
  })
})

test.each([
  [['--clock', '2022-03-17T12:00:00Z'], { shows: Date.parse('2022-03-17T12:00:00Z'), speed: 0 }],
  [['--clock', '2022-03-17T12:00'], { shows: Date.parse('2022-03-17T11:00:00Z'), speed: 0 }],
  [['--clock', '2022-03-17T12:00:00Z', '--clock-speed', '1.5'], { shows: Date.parse('2022-03-17T12:00:00Z'), speed: 1.5 }],
])('GAP-144: %j sets the clock of the main world', (args, mainClock) => {
  expect(readServerOptions(args, {}).mainClock).toEqual(mainClock)
})

test('a speed without a clock, or one that is none, is refused', () => {
  expect(() => readServerOptions(['--clock-speed', '2'], {})).toThrow('--clock-speed')
  for (const speed of ['', 'fast', '86401']) {
    expect(() => readServerOptions(['--clock', '2022-03-17T12:00', `--clock-speed=${speed}`], {})).toThrow('--clock-speed')
  }
})

test.each([
  ['--clock', 'noon'],
  ['--clock', '2100-01-01T00:00:00Z'],
  ['--port', 'x'],
  ['--port', '65536'],
  ['--port', ''],
  ['--seed', '1.5'],
  ['--latency', '1e3'],
])('%s %s is refused by name', (name, value) => {
  expect(() => readServerOptions([`${name}=${value}`], {})).toThrow(name)
})

test('ports have worlds, with control', () => {
  const args = ['--control', '--world-port', '9001=cart-3', '--world-port', '0=b']
  expect(readServerOptions(args, {}).worldPorts).toEqual([
    { port: 9001, world: 'cart-3' },
    { port: 0, world: 'b' },
  ])
  for (const text of ['9001', '9001=', '9001=A', 'x=a', '70000=a']) {
    expect(() => readServerOptions(['--control', '--world-port', text], {}), text).toThrow('--world-port must be')
  }
  expect(() => readServerOptions(['--world-port', '9001=a'], {})).toThrow('--control')
})

test('a recording is read, or written by a proxy', () => {
  expect(readServerOptions([], {})).toMatchObject({ proxy: undefined, recording: undefined })
  expect(readServerOptions(['--recording', 'a'], {})).toMatchObject({ proxy: undefined, recording: 'a' })
  const args = ['--proxy', 'https://shop.example/x', '--recording', 'a']
  expect(readServerOptions(args, {})).toMatchObject({ proxy: 'https://shop.example', recording: 'a' })
  expect(() => readServerOptions(['--proxy', 'shop.example', '--recording', 'a'], {})).toThrow('--proxy must be an origin')
  expect(() => readServerOptions(['--proxy', 'https://shop.example'], {})).toThrow('--recording')
  expect(readServerOptions([...args, '--stand-in', 'b'], {}).known).toBe('b')
  expect(() => readServerOptions(['--stand-in', 'b'], {})).toThrow('--stand-in goes with --proxy')
})

test('--cors names origins or all of them', () => {
  expect(readServerOptions([], {}).corsOrigins).toEqual([])
  for (const origins of ['*', 'http://localhost:3000,https://a.example'])
    expect(readServerOptions(['--cors', origins], {}).corsOrigins).toEqual(origins.split(','))
  for (const origin of ['', 'localhost', 'http://localhost:3000/', 'null', 'http://localhost:3000,x']) {
    expect(() => readServerOptions([`--cors=${origin}`], {})).toThrow('--cors')
  }
})
