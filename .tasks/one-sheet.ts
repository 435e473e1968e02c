import { getPluginApi } from '@vitejs/plugin-rsc'
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Sheet = Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'names' | 'source'>

/** What Vite calls the one sheet of an environment without `cssCodeSplit`: that of the server's components. */
const OF_SERVER = 'style.css'

/** The chunk whose islands every page has. */
const FRAME = 'index'

/**
 * Makes one sheet of the two that every page links: that of the server's components, and that of the islands of the frame. Both have buttons,
 * fields and notices, so together they are 2.8 kB lighter (brotli) and one request less, and nothing is painted before they are there.
 */
export function oneSheet(): Plugin {
  return {
    name: 'one-sheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // When the plugin for server components looks which sheets an island needs, there has to be one; so it comes before that one.
      order: 'post',
      handler(_options, bundle) {
        const { bundles } = getPluginApi(this.environment.config)?.manager ?? this.error('Where are the server components?')
        const ofServer = Object.entries(bundles['rsc'] ?? {}).find(([, file]) => file.type === 'asset' && file.names.includes(OF_SERVER))
        const files = Object.values(bundle).filter((file) => file.type === 'chunk')
        const [name, ...more] = files.find((file) => file.name === FRAME)?.viteMetadata?.importedCss ?? []
        const ofFrame = name === undefined ? undefined : bundle[name]
        if (ofServer?.[1].type !== 'asset' || ofFrame?.type !== 'asset' || more.length > 0)
          this.error('The sheets that every page links are not two any more: they could not be made one')
        const { [ofServer[0]]: _replaced, ...rest } = bundles['rsc'] ?? {}
        const sheet = joined(ofServer[1], ofFrame)
        bundles['rsc'] = { ...rest, [sheet.fileName]: { ...ofServer[1], ...sheet } }
        for (const file of files) leaveOut(ofFrame.fileName, file)
        delete bundle[ofFrame.fileName]
      },
    },
  }
}

/** Files are kept for a year: another text is another name. */
function joined(...sheets: readonly Sheet[]): Sheet {
  const source = sheets.map((sheet) => (typeof sheet.source === 'string' ? sheet.source : new TextDecoder().decode(sheet.source))).join('')
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { type: 'asset', fileName: `assets/style-${hash}.css`, names: [OF_SERVER], source }
}

/** Late pieces tell the sheets that they need beside their own by their place in a list, so the place stays (edge/browser/load-with-stylesheets.ts). */
function leaveOut(sheet: string, chunk: Rolldown.OutputChunk): void {
  chunk.viteMetadata?.importedCss.delete(sheet)
  chunk.code = chunk.code.replaceAll(new RegExp(`(["'\`])${RegExp.escape(sheet)}\\1`, 'g'), '""')
}
