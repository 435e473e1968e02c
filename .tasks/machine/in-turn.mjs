// What two commands in one folder must not do at the same time, as two `npm start` on different ports: install, build.
import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const FOLDER = '.data/turns'
const POLL_MS = 200

/**
 * Runs a piece of work once nobody else does it in this folder. A process that ended without giving its turn back does not hold it.
 * @template Result
 * @param {string} work its name, that of a file
 * @param {string} waiting what to print while somebody else does it
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function inTurn(work, waiting, run) {
  const file = `${FOLDER}/${work}`
  mkdirSync(FOLDER, { recursive: true })
  for (let told = false; !take(file); told = true) {
    if (!told) console.log(`${waiting} (process ${holderOf(file)}): waiting for it …`)
    await setTimeout(POLL_MS)
  }
  const giveBack = () => rmSync(file, { force: true })
  process.once('exit', giveBack)
  try {
    return await run()
  } finally {
    process.off('exit', giveBack)
    giveBack()
  }
}

/** A link to the number of this process: unlike a file it is never there without its content. @param {string} file */
function take(file) {
  try {
    symlinkSync(String(process.pid), file)
    return true
  } catch (error) {
    if (!isCoded(error, 'EEXIST')) throw error
    const holder = holderOf(file)
    if (holder !== null && !isRunning(holder)) rmSync(file, { force: true })
    return false
  }
}

/** The process that has a turn; null: it has just given it back. @param {string} file */
function holderOf(file) {
  try {
    return Number(readlinkSync(file))
  } catch {
    return null
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, as another user.
    return isCoded(error, 'EPERM')
  }
}

/** @param {unknown} error @param {string} code */
function isCoded(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
