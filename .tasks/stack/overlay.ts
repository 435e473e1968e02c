// The development overlay of the local stack: its settings and its code, built on demand and never into dist/.
import { build } from 'vite'
import type { OverlaySettings } from '#edge/dev/overlay/overlay-state.ts'
import { PERSONA_PASSWORD } from '#seeds/personas.ts'
import budgets from '../../e2e/budgets.json' with { type: 'json' }

const DIR = 'edge/dev/overlay'
const PANEL = `${DIR}/panel.ts`

/** Settings of the overlay when Vite serves its script. */
export function overlaySettings(): OverlaySettings {
  const { timesMs } = budgets.load
  return {
    script: `/${PANEL}`,
    code: null,
    password: PERSONA_PASSWORD,
    budgets: {
      hit: timesMs['page_shell{cache:hit}'],
      stale: timesMs['page_shell{cache:stale}'],
      miss: timesMs['page_shell{cache:miss}'],
      lastByte: timesMs['page_end{cache:miss}'],
      layoutShift: budgets.layoutShift,
      interaction: budgets.interactionMs,
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
