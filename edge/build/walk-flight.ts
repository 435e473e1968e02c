import { patchFile, replaced } from './patch-file.ts'

/** Where React reads a row of Flight: `JSON.parse` calls back into JavaScript for each value, the many plain ones included. */
const CALLS_BACK = 'JSON.parse(resolvedModel, response._fromJSON)'
const WALKS = 'walkFlight(JSON.parse(resolvedModel), response._fromJSON)'

/**
 * `JSON.parse(text, revive)` for React's reviver, which changes strings that begin with `$`, and arrays and objects; it drops what is called `__proto__`.
 * Source that stands in React's file.
 */
export const WALK = `
function walkFlight(model, revive) {
  return walkFlightAt({ "": model }, "", revive);
}
function walkFlightAt(holder, key, revive) {
  var value = holder[key];
  if ("string" === typeof value) return "$" === value[0] ? revive.call(holder, key, value) : value;
  if ("object" !== typeof value || null === value) return value;
  if (Array.isArray(value)) for (var at = 0; at < value.length; at++) reviveFlightAt(value, "" + at, revive);
  else for (var name in value) reviveFlightAt(value, name, revive);
  return revive.call(holder, key, value);
}
function reviveFlightAt(holder, key, revive) {
  var revived = walkFlightAt(holder, key, revive);
  if (void 0 === revived || "__proto__" === key) delete holder[key];
  else holder[key] = revived;
}
`

/**
 * Lets the worker read Flight by a walk over its parsed rows, as React 19.3 does: the same values in the same order. The build stops when React's file no
 * longer looks as expected. Not in the browser, where the walk would be bytes for every visitor.
 */
export function walkFlight() {
  return patchFile({
    name: 'walk-flight',
    environment: 'ssr',
    file: /react-server-dom-webpack-client\.edge\.production\.js$/,
    patch: withWalk,
  })
}

/** React's reader of Flight with the walk; null: the code reads rows in another way. */
export function withWalk(code: string): string | null {
  const patched = replaced(code, CALLS_BACK, WALKS)
  return patched && patched + WALK
}
