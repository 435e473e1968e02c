/**
 * What the compiled functions share, as code: `(value) => parsed value | FAILED`, with the path of the first issue beside them. Values are JSON:
 * none is undefined, and no object has a getter.
 */
export const VALIDATOR_RUNTIME = `const FAILED = Symbol('failed')
let path = []
let message = ''
const fail = (expected, ...keys) => {
  path = keys
  message = 'expected ' + expected
  return FAILED
}
const failAt = (key) => {
  path.unshift(key)
  return FAILED
}
const sizeOf = (value) => (typeof value === 'string' ? [...value].length : value.length)
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const validator = (parsed, mends) => ({
  mends,
  safeParse(json) {
    const data = parsed(json)
    return data === FAILED ? { success: false, error: { issues: [{ path, message }] } } : { success: true, data }
  },
  parse(json) {
    const data = parsed(json)
    if (data === FAILED) throw new TypeError(path.join('.') + ': ' + message)
    return data
  },
})
`
