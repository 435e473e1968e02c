import { getPluginApi } from '@vitejs/plugin-rsc'
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Stylesheet = Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'names' | 'source'>

/** Vite's name of the one stylesheet of an environment without `cssCodeSplit`: that of the server components. */
const OF_SERVER = 'style.css'

/** The chunk whose islands every page has. */
const FRAME = 'index'

/**
 * Joins the two stylesheets that every page links: that of the server components and that of the islands of the frame. Both have buttons, fields
 * and notices. The build stops when there are not exactly two.
 */
export function mergeStylesheets(): Plugin {
  return {
    name: 'merge-stylesheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before plugin-rsc looks which stylesheets an island needs.
      order: 'post',
      handler(_options, bundle) {
        const { bundles } = getPluginApi(this.environment.config)?.manager ?? this.error('Where are the server components?')
        const ofServer = Object.entries(bundles['rsc'] ?? {}).find(([, file]) => file.type === 'asset' && file.names.includes(OF_SERVER))
        const files = Object.values(bundle).filter((file) => file.type === 'chunk')
        const [name, ...more] = files.find((file) => file.name === FRAME)?.viteMetadata?.importedCss ?? []
        const ofFrame = name === undefined ? undefined : bundle[name]
        if (ofServer?.[1].type !== 'asset' || ofFrame?.type !== 'asset' || more.length > 0)
          this.error('The stylesheets that every page links are not two any more: they could not be joined')
        const { [ofServer[0]]: _replaced, ...rest } = bundles['rsc'] ?? {}
        const stylesheet = joined(ofServer[1], ofFrame)
        bundles['rsc'] = { ...rest, [stylesheet.fileName]: { ...ofServer[1], ...stylesheet } }
        for (const file of files) leaveOut(ofFrame.fileName, file)
        delete bundle[ofFrame.fileName]
      },
    },
  }
}

/** Files are kept for a year: another text is another name. */
function joined(...stylesheets: readonly Stylesheet[]): Stylesheet {
  const source = stylesheets.map(({ source }) => (typeof source === 'string' ? source : new TextDecoder().decode(source))).join('')
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { type: 'asset', fileName: `assets/style-${hash}.css`, names: [OF_SERVER], source }
}

/** Lazy chunks name their stylesheets by the place in a list, so the place stays, empty (edge/browser/load-with-stylesheets.ts). */
function leaveOut(stylesheet: string, chunk: Rolldown.OutputChunk): void {
  chunk.viteMetadata?.importedCss.delete(stylesheet)
  chunk.code = chunk.code.replaceAll(new RegExp(`(["'\`])${RegExp.escape(stylesheet)}\\1`, 'g'), '""')
}
