import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { isBrowsersOwn } from '../browser-warnings.ts'
import { connectBidi } from './bidi-connection.ts'
import { type Engine, LOAD_MS, START_MS, within } from './engine.ts'
import { startGroup } from './process-group.ts'

const Tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]).rest(z.unknown()) })
const Evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const Screenshot = z.object({ data: z.string() })
const LogEntry = z.object({ level: z.string(), text: z.string().nullable() })

/** Levels of log entries that fail a scenario (WebDriver BiDi, 7.7.2). */
const REPORTED: ReadonlySet<string> = new Set(['error', 'warn'])

/** Preferences that disable Firefox's own network activity: updates, telemetry, studies, captive-portal checks. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
}

/** Starts the system's Firefox headless, driven by WebDriver BiDi. */
export async function startFirefox(binary: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'patyna-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const group = startGroup(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    leaves: [profile],
  })
  try {
    const bidi = await connectBidi(`${await addressOf(group.process.stderr)}/session`)
    await bidi.call('session.new', { capabilities: {} }, START_MS)
    const errors: string[] = []
    bidi.onEvent((method, params) => {
      const entry = method === 'log.entryAdded' ? LogEntry.parse(params) : null
      if (entry && REPORTED.has(entry.level) && !isBrowsersOwn(entry.text ?? '')) errors.push(entry.text ?? '')
    })
    await bidi.call('session.subscribe', { events: ['log.entryAdded'] })
    const { context } = Tree.parse(await bidi.call('browsingContext.getTree', {})).contexts[0]

    return {
      name: 'Firefox',
      async open(url) {
        await bidi.call('browsingContext.navigate', { context, url, wait: 'complete' }, LOAD_MS)
      },
      async resize(viewport) {
        await bidi.call('browsingContext.setViewport', { context, viewport })
      },
      async evaluate(expression) {
        const call = {
          expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
          target: { context },
          awaitPromise: true,
        }
        const answer = Evaluated.parse(await bidi.call('script.evaluate', call))
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
        return JSON.parse(answer.result.value)
      },
      async perform(actions) {
        await bidi.call('input.performActions', { context, actions })
      },
      async screenshot() {
        return Buffer.from(Screenshot.parse(await bidi.call('browsingContext.captureScreenshot', { context })).data, 'base64')
      },
      async clearCookies() {
        await bidi.call('storage.deleteCookies', {})
      },
      takeErrors: async () => errors.splice(0),
      kill: group.kill,
    }
  } catch (error) {
    group.kill()
    throw error
  }
}

/** Waits for the line in which Firefox prints its WebDriver BiDi address. */
function addressOf(output: NodeJS.ReadableStream | null): Promise<string> {
  let said = ''
  const address = new Promise<string>((resolve, reject) => {
    output?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, url] = /BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (url !== undefined) resolve(url)
    })
    output?.once('end', () => reject(new Error(`Firefox did not start: ${said}`)))
  })
  return within(START_MS, 'The start of Firefox', address)
}
