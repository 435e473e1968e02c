import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { ANSWER_MS, type Engine, EngineHung, LOAD_MS, START_MS, within } from './engine.ts'
import { startGroup } from './process-group.ts'
import { TAKE_ERRORS } from './watch-errors.ts'

interface WebKitOptions {
  /** Paths of WebKitWebDriver, MiniBrowser and Xvfb. */
  driver: string
  browser: string
  display: string
  /** Port of its driver; it cannot choose a free one itself. */
  port: number
}

const Answer = z.object({ value: z.unknown() })
const Failure = z.object({ error: z.string(), message: z.string() })
const Size = z.tuple([z.number(), z.number()])
const Session = z.object({ sessionId: z.string() })

/** MiniBrowser's toolbar would keep its window wider than a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; } image { opacity: 0; }'

/** Starts WebKitGTK's MiniBrowser on a virtual display (Xvfb), driven by WebDriver. */
export async function startWebKit({ driver, browser, display, port }: WebKitOptions): Promise<Engine> {
  const screen = startGroup(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const groups = [screen]
  const kill = () => groups.splice(0).forEach((group) => group.kill())
  try {
    const number = await within(START_MS, 'The start of Xvfb', firstLine(screen.process.stdio[3] as Readable))
    const home = mkdtempSync(join(tmpdir(), 'patyna-webkit-'))
    mkdirSync(join(home, 'gtk-3.0'))
    writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR)
    const group = startGroup(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        DISPLAY: `:${number}`,
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
        // Its sandbox needs namespaces that containers do not grant.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        NO_AT_BRIDGE: '1',
      },
      leaves: [home],
    })
    groups.push(group)
    await untilListening(port)
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } }
    const root = `http://127.0.0.1:${port}/session`
    const { sessionId } = Session.parse(await call('POST', root, { capabilities }, START_MS))
    return engine(`${root}/${sessionId}`, kill)
  } catch (error) {
    kill()
    throw error
  }
}

function engine(session: string, kill: () => void): Engine {
  const evaluate = (expression: string) => call('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] })
  return {
    name: 'WebKit',
    open: async (url) => void (await call('POST', `${session}/url`, { url }, LOAD_MS)),
    async resize({ width, height }) {
      // The window is larger than its page by the browser chrome, and resizes asynchronously.
      for (let outer = height, tries = 0; tries < 20; tries++) {
        await call('POST', `${session}/window/rect`, { width, height: outer })
        const [innerWidth, inner] = Size.parse(await evaluate(`[innerWidth, innerHeight]`))
        if (innerWidth === width && inner === height) return
        outer = height + Math.max(0, outer - inner)
      }
      throw new Error(`The window of WebKit does not become ${width} x ${height}`)
    },
    evaluate,
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    screenshot: async () => Buffer.from(z.string().parse(await call('GET', `${session}/screenshot`)), 'base64'),
    clearCookies: async () => void (await call('DELETE', `${session}/cookie`)),
    takeErrors: async () => z.array(z.string()).parse(await evaluate(TAKE_ERRORS)),
    kill,
  }
}

/** A command of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). */
async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, timeoutMs = ANSWER_MS): Promise<unknown> {
  const request = { method, ...(body && { body: JSON.stringify(body) }), signal: AbortSignal.timeout(timeoutMs) }
  try {
    const response = await fetch(url, request)
    const { value } = Answer.parse(await response.json())
    if (response.ok) return value
    const { error, message } = Failure.parse(value)
    throw new Error(`${error}: ${message}`)
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new EngineHung(`${url.split('/').slice(5).join('/')} did not end within ${timeoutMs / 1000} s`, { cause: error })
    throw error
  }
}

async function untilListening(port: number): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < START_MS;) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new EngineHung('WebKitWebDriver did not start')
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    stream.once('end', () => reject(new Error('Xvfb did not start')))
  })
}
