// The development overlay of the local stack: its settings and its code, built on demand and never into dist/.
import { build } from 'vite'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { href } from '#app/addresses/href.ts'
import type { OverlaySettings } from '#edge/dev/overlay/overlay-state.ts'
import { PERSONA_PASSWORD } from '#seeds/personas.ts'
import budgets from '../../e2e/budgets.json' with { type: 'json' }

const DIR = 'edge/dev/overlay'
const PANEL = `${DIR}/panel/start-panel.ts`

/** Settings of the overlay when Vite serves its script. */
export function overlaySettings(): OverlaySettings {
  const { timesMs } = budgets.load
  const { home, listing, product, cart, checkout } = budgets.firstLoadScripts
  const inAll = (path: (language: (typeof LANGUAGES)[number]) => string) => LANGUAGES.map(path)
  return {
    script: `/${PANEL}`,
    code: null,
    password: PERSONA_PASSWORD,
    budgets: {
      scripts: { home, listing, product, cart, checkout },
      layoutShift: budgets.layoutShift,
      interactionMs: budgets.interactionMs,
      shellMs: {
        hit: timesMs['page_shell{cache:hit}'],
        stale: timesMs['page_shell{cache:stale}'],
        miss: timesMs['page_shell{cache:miss}'],
      },
      endMs: timesMs['page_end{cache:miss}'],
    },
    examples: {
      home: inAll((language) => href('home', {}, language)),
      listing: inAll((language) => href('catalog', { filters: NO_FILTERS }, language)),
      product: inAll((language) => href('product', { slug: 'x', id: 1 as never, variant: null }, language)),
      cart: inAll((language) => href('cart', {}, language)),
      checkout: inAll((language) => href('checkout', { step: 'contact', order: null }, language)),
    },
  }
}

/** The overlay for a built worker: a module that wraps it, and its settings. */
export async function builtOverlay(): Promise<{ inFront: string; settings: OverlaySettings }> {
  const [inFront, panel] = await Promise.all([bundled(`${DIR}/with-overlay.ts`), bundled(PANEL)])
  return { inFront, settings: { ...overlaySettings(), script: '/__overlay/panel.js', code: panel } }
}

/** Bundles a file into one module in memory. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', lib: { entry, formats: ['es'] }, rollupOptions: { external: /^node:/ } },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output.find((each) => each.type === 'chunk') : undefined
  if (!chunk || chunk.type !== 'chunk') throw new Error(`${entry} could not be built`)
  return chunk.code
}
