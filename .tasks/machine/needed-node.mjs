// Also in the packed mock, whose Node is the machine's own: no newer syntax than that of Node 14.

/** The oldest Node that runs the tasks and the mock: `argon2` of node:crypto came with it. */
export const NEEDED_NODE = '24.7'

/**
 * Whether a Node is older than needed.
 * @param {string} version as v24.7.0
 * @param {string} needed as 24.7
 */
export function isOlder(version, needed) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number)
  return major === neededMajor ? minor < neededMinor : major < neededMajor
}
