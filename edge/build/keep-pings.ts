import { patchFile, replaced } from './patch-file.ts'

/** Where React is told that what a render waits for has come. While it renders, and has given up on this attempt, React 19.2 forgets it. */
const FORGETS = '0 === (executionContext & 2) && prepareFreshStack(root, 0)'
const REMEMBERS = '0 === (executionContext & 2) ? prepareFreshStack(root, 0) : (workInProgressRootPingedLanes |= pingedLanes)'

/**
 * Repairs React 19.2 as 19.3 does: a streamed page whose last part becomes ready while React renders another part of it was never shown, until
 * something else changed on the page. The build stops when React's file no longer looks as expected.
 */
export function keepPings() {
  return patchFile({
    name: 'keep-pings',
    environment: 'client',
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    patch: withKeptPings,
  })
}

/** React's renderer with pings that last; null: the code has another way to take them. */
export function withKeptPings(code: string): string | null {
  return replaced(code, FORGETS, REMEMBERS)
}
