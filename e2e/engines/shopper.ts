import { ANSWER_MS, type Engine, EngineHung, type InputSource } from './engine.ts'
import {
  type Found,
  type Target,
  fadingDialogs,
  findInPage,
  isHydrated,
  overflow,
  pushedByMarkers,
  troubleOfPanel,
} from './find-in-page.ts'

/** How long an element may take to appear, in ms: a full page load on a busy machine. */
const ELEMENT_TIMEOUT_MS = 12_000
const POLL_MS = 60

const SELECTORS = {
  button: 'button:not([role]), [role=button], summary',
  link: 'a[href]',
  field: 'input, textarea',
  choice: 'input[type=radio], input[type=checkbox], [role=switch], button[role=switch]',
  tab: '[role=tab]',
  option: '[role=option]',
} as const
type Role = keyof typeof SELECTORS

/** Containers to search in. */
export const IN = {
  page: 'html',
  header: 'header',
  main: 'main',
  footer: 'footer',
  /** The open dialog or panel. */
  open: 'dialog[open], :popover-open',
} as const

/** User actions by pointer and keyboard only. Each waits until it is possible, and throws when it does not become possible. */
export type Shopper = ReturnType<typeof createShopper>

export function createShopper(engine: Engine, origin: string) {
  const ask = async <Input, Result>(run: (input: Input) => Result, input: Input) =>
    (await engine.evaluate(`(${run.toString()})(${JSON.stringify(input)})`)) as Awaited<Result>

  /** Polls the page for a value. During a navigation the page does not respond. */
  async function until<Result>(what: string, look: () => Promise<Result>, isRight: (result: Result) => boolean): Promise<Result> {
    let last = ''
    for (const begun = Date.now(); Date.now() - begun < ELEMENT_TIMEOUT_MS; await new Promise((resolve) => setTimeout(resolve, POLL_MS))) {
      try {
        const result = await look()
        if (isRight(result)) return result
        last = JSON.stringify(result)
      } catch (error) {
        if (error instanceof EngineHung) throw error
        last = String(error)
      }
    }
    throw new Error(`${what}: ${last}`)
  }

  async function placeOf(role: Role, name: string | RegExp, inside: string): Promise<{ x: number; y: number }> {
    const source = typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$` : name.source
    const target: Target = { selector: SELECTORS[role], name: source, inside }
    let before = ''
    // Clicked after it has stopped moving.
    const found = await until(
      `${role} ${name} in ${inside}`,
      () => ask(findInPage, target),
      (place: Found) => {
        const rests = !('problem' in place) && JSON.stringify(place) === before
        before = JSON.stringify(place)
        return rests
      },
    )
    if ('problem' in found) throw new Error(`${role} ${name} ${found.problem}`)
    return found
  }

  async function point(place: { x: number; y: number }, isPressed: boolean): Promise<void> {
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const
    const mouse: InputSource = {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', ...place, duration: 0 }, ...(isPressed ? press : [])],
    }
    await engine.perform([mouse])
  }

  const keys = (values: readonly string[]) =>
    engine.perform([
      {
        type: 'key',
        id: 'keys',
        actions: values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])

  return {
    engine,

    /** Opens a path and waits for hydration. */
    async open(path: string): Promise<void> {
      await engine.open(origin + path)
      await this.untilHydrated()
    },
    async untilHydrated(): Promise<void> {
      await until('React has the page', () => ask(isHydrated, null), Boolean)
    },
    async press(role: Role, name: string | RegExp, inside: string = IN.page): Promise<void> {
      await point(await placeOf(role, name, inside), true)
    },
    async hover(role: Role, name: string | RegExp, inside: string = IN.page): Promise<void> {
      await point(await placeOf(role, name, inside), false)
    },
    /** Clicks at the edge of the page, outside any open panel. */
    async pressBeside(): Promise<void> {
      await point({ x: 3, y: 300 }, true)
    },
    /** Moves the pointer away from hover targets. */
    async leave(): Promise<void> {
      await point({ x: 2, y: 2 }, false)
    },
    async escape(): Promise<void> {
      await keys(['\uE00C'])
    },
    async enter(): Promise<void> {
      await keys(['\uE007'])
    },
    /** Replaces the text of a field. */
    async fill(name: string | RegExp, text: string, inside: string = IN.page): Promise<void> {
      await this.press('field', name, inside)
      await ask(() => (document.activeElement as HTMLInputElement | null)?.select?.(), null)
      await keys([...text])
    },
    /** Waits for a text anywhere on the page. */
    async see(words: string | RegExp): Promise<void> {
      const pattern = typeof words === 'string' ? words : words.source
      const isSeen = (source: string) => new RegExp(source, 'iu').test(document.body.innerText.replace(/\s+/g, ' '))
      await until(`"${pattern}" is seen`, () => ask(isSeen, pattern), Boolean)
    },
    async seePath(pattern: RegExp): Promise<void> {
      await until(
        `the path is ${pattern.source}`,
        () => ask(() => location.pathname + location.search, null),
        (path) => pattern.test(path),
      )
      await this.untilHydrated()
    },
    /** Expects a panel or dialog to be open, fully inside the window and not stretched. */
    async seePanel(): Promise<void> {
      await until(
        'the panel',
        () => ask(troubleOfPanel, null),
        (trouble) => trouble === null,
      )
    },
    /** Expects no panel or dialog to be open or fading out, except the consent bar. */
    async seeNoPanel(): Promise<void> {
      await until(
        'no panel is open',
        () => ask(troubleOfPanel, null),
        (trouble) => trouble === 'nothing has opened',
      )
      await until(
        'no dialog is fading',
        () => ask(fadingDialogs, null),
        (count) => count === 0,
      )
    },
    async seeNoOverflow(): Promise<void> {
      await until(
        'the page is as wide as the window, px beyond',
        () => ask(overflow, null),
        (px) => px <= 0,
      )
    },
    async seeNoMarkerLines(): Promise<void> {
      const pushed = await ask(pushedByMarkers, null)
      if (pushed.length > 0) throw new Error([...new Set(pushed)].join(' | '))
    },
    /** Runs a function in the page. It may use only its parameter and the DOM. */
    inPage: ask,
    /** Waits for a condition in the page. */
    async seeThat<Input>(what: string, isSo: (input: Input) => boolean, input: Input): Promise<void> {
      await until(what, () => ask(isSo, input), Boolean)
    },
    /** Scrolls to the end, as a reader would. */
    async readOn(): Promise<void> {
      await ask(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }), null)
    },
    /** Calls the shop API from the page. */
    async post(path: string, body: object): Promise<void> {
      const call = ([to, data]: [string, object]) =>
        fetch(to, { method: 'POST', headers: { 'content-type': 'application/json', langId: 'pl' }, body: JSON.stringify(data) }).then(
          ({ status }) => status,
        )
      const status = await ask(call, [path, body] as [string, object])
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    },
    /** Sets cookies by script and clears storage. A page of the storefront must be open. */
    async begin(cookies: Readonly<Record<string, string>>): Promise<void> {
      await engine.clearCookies()
      const set = async (pairs: Readonly<Record<string, string>>) => {
        localStorage.clear()
        sessionStorage.clear()
        const wanted = Object.entries(pairs).map(([name, value]) => `${name}=${value}`)
        for (const pair of wanted) document.cookie = `${pair}; path=/`
        // WebKit clears storage asynchronously.
        await new Promise((resolve) => setTimeout(resolve, 200))
        return wanted.every((pair) => document.cookie.includes(pair))
      }
      await until('the cookies stay', () => ask(set, cookies), Boolean)
    },
    /** Expects the page to respond: no script blocks it for long. */
    async answers(): Promise<void> {
      const begun = Date.now()
      await ask(() => true, null)
      if (Date.now() - begun > ANSWER_MS) throw new EngineHung('the page does not answer')
    },
  }
}
