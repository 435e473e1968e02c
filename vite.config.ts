import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { readSettings } from './.tasks/settings.ts'
import { bufferHtmlWrites } from './edge/build/buffer-html-writes.ts'
import { classNamer } from './edge/build/class-name.ts'
import { compileContract } from './edge/build/compile-contract.ts'
import { emitHeadersFile } from './edge/build/emit-headers-file.ts'
import { groupIslands } from './edge/build/group-islands.ts'
import { hintStyles } from './edge/build/hint-styles.ts'
import { keepPings } from './edge/build/keep-pings.ts'
import { mergeStylesheets } from './edge/build/merge-stylesheets.ts'
import { minifyWithTerser } from './edge/build/minify-with-terser.ts'
import { replacePreloadHelper } from './edge/build/replace-preload-helper.ts'
import { walkFlight } from './edge/build/walk-flight.ts'
import { sendBatches } from './edge/dev/batches/send-batches.ts'
import { showErrors } from './edge/dev/errors/show-errors.ts'
import { localVars, originOf } from './edge/dev/local/listening.ts'
import { sourceHash } from './.tasks/stack/source-hash.mjs'

/** Where the build with the page of the kit lies. */
const UI_KIT_DIR = 'dist/ui-kit'

/**
 * Files of the browser. Many small ones compress badly and each is a request, so what every page loads is two: React, which changes rarely,
 * and `frame` with the entry and the islands of most pages. A page's own islands are one more. Dependencies come along; the first row wins.
 */
const FILES = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-server-dom-webpack|scheduler)\//, priority: 1 },
  {
    name: 'frame',
    test: oneOf(
      /client-references\/group\/frame$/,
      /\/edge\/browser\/entry\.browser\.tsx$/,
      /\/app\/ui\/(?:button|counter)\/.*tsx$/,
      /\/app\/domain\/parse-json\.ts$/,
      // Home and product ask it; in a product's file, home would load all of that.
      /\/app\/features\/last-viewed\/visited-products\.ts$/,
      /\/app\/ui\/panel\/use-.*\.ts$/,
      // Islands of many pages lead on; in a product's file, forms would load all of that.
      /\/app\/ui\/(?:full-load|go-to)\/.*\.ts$/,
      // Forms and product ask it; in a product's file, every form would load all of that.
      /\/app\/ui\/form\/use-is-hydrated\.ts$/,
      // Stylesheets of products are small, and most navigations lead there: one of their own would be one more round trip before their script.
      /\/app\/(?:pages\/product|features\/(?:delivery-country|last-viewed)|ui\/tabs)\/.*\.css/,
    ),
  },
  // What product, cart and checkout share; in a product's file, the others would load all of that.
  {
    name: 'delivery-country',
    test: /\/app\/(?:features\/delivery-country|shop-api\/browser\/delivery-country\.ts|domain\/delivery\/delivery-zone\.ts)/,
  },
  // One file, although app/preload-islands.ts asks for a piece of it.
  { name: 'product-page', test: /client-references\/group\/facade:app\/pages\/product\/|\/app\/pages\/product\/purchase\.client\.tsx$/ },
  // What filters and the search field's suggestions share.
  { name: 'query', test: /\/app\/domain\/(?:search\/filters|slug)\.ts$/ },
  { name: 'forms', test: /\/app\/(?:features\/order-sums|ui\/(?:form|form-field|checkbox|masked-field|select-field|notice))\// },
]

/** Folders of which no page is made, and thousands of photographs: to watch them took a tenth of the start. */
const UNWATCHED = ['.data', '.wrangler', 'dist', 'docs', 'e2e', 'load-tests', 'seeds/photos/photographs']

/** Islands that most pages have beside those of the frame around every page. */
const FREQUENT =
  /^app\/(?:layout\/department-menus|features\/(?:product-card|fit\/will-it-fit|page-refresh|newsletter)|ui\/(?:carousel|section-boundary))\b/

/** What react-server-dom-webpack/server.edge passes on in production, export by export. */
const REACT_SERVER = resolve('node_modules/react-server-dom-webpack/cjs/react-server-dom-webpack-server.edge.production.js')

// One tree through three runtimes: `rsc` (the worker) renders components to Flight, `ssr` turns Flight into HTML inside the same worker,
// `client` hydrates the islands.
export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(command === 'serve' ? 'dev' : sourceHash()) },
  plugins: [
    react(),
    mergeStylesheets(),
    rsc({ ...stylesOnce(command), clientChunks }),
    // Before the next one, which starts workerd and waits for it.
    sendBatches(),
    cloudflare({
      configPath: './wrangler.toml',
      config: { ...(hasUiKit(command) && { main: resolve('edge/dev/dev-worker.ts') }), ...(command === 'serve' && { vars: devVars() }) },
      viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
    }),
    showErrors(),
    compileContract(),
    emitHeadersFile(),
    groupIslands(),
    replacePreloadHelper(),
    bufferHtmlWrites(),
    keepPings(),
    hintStyles(),
    walkFlight(),
    // It takes half of a build, and nobody counts the bytes of the kit's page.
    ...(hasUiKit(command) ? [] : [minifyWithTerser()]),
  ],
  // Imported directly, React's file for the worker loses what nobody calls: above all the decoders of server functions (edge/build/README.md).
  ...(command === 'build' && { resolve: { alias: { 'react-server-dom-webpack/server.edge': REACT_SERVER } } }),
  ...(command === 'build' && { css: { modules: { generateScopedName: classNamer(import.meta.dirname) } } }),
  // Lists of what each file imports would be a weight on every page; there is little to list, and pages name theirs in their HTML.
  publicDir: 'app/public',
  build: { assetsInlineLimit: 0, outDir: outDir(command), modulePreload: { resolveDependencies: () => [] } },
  environments: {
    // One stylesheet for all server components, linked by the document (app/document.tsx); that of the frame's islands joins it (mergeStylesheets).
    rsc: { build: { outDir: `${outDir(command)}/rsc`, cssCodeSplit: false, copyPublicDir: false } },
    ssr: {
      build: {
        outDir: `${outDir(command)}/rsc/ssr`,
        copyPublicDir: false,
        rollupOptions: { input: { index: './edge/render/entry.ssr.tsx' } },
      },
    },
    client: {
      build: {
        outDir: `${outDir(command)}/client`,
        rollupOptions: { input: { index: './edge/browser/entry.browser.tsx' }, output: { codeSplitting: { groups: FILES } } },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 8787,
    strictPort: true,
    watch: { ignored: UNWATCHED.map((folder) => resolve(folder, '**')) },
  },
}))

function oneOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'))
}

/** In which file an island lies: by default with those of its page, or with those that the same pages use. */
function clientChunks({ normalizedId, serverChunk }: { normalizedId: string; serverChunk: string }): string | undefined {
  return serverChunk.includes('worker-entry') || FREQUENT.test(normalizedId) ? 'frame' : undefined
}

/** The page of the kit, /__ui: always in development; UI_KIT=1 builds a worker that has it, beside the one that is deployed. */
function hasUiKit(command: 'build' | 'serve'): boolean {
  return command === 'serve' || process.env['UI_KIT'] === '1'
}

/** Values that replace those of wrangler.toml while developing: where the local stack answers, and whether its mock takes orders. */
function devVars() {
  const { host, port, mockApiPort, hasMockControl } = readSettings()
  return {
    ...localVars(host, port, originOf(host, mockApiPort)),
    ...(hasMockControl && { MOCK_CONTROL: '1' }),
    // From .tasks/dev.ts, for Vite cannot read the address table while it reads its own configuration.
    ...(process.env['OVERLAY'] !== undefined && { OVERLAY: process.env['OVERLAY'] }),
  }
}

function outDir(command: 'build' | 'serve'): string {
  return command === 'build' && hasUiKit(command) ? UI_KIT_DIR : 'dist'
}

/**
 * By default the plugin puts the links of a component's stylesheets beside every use of the component, in HTML and in Flight: on a listing
 * that was 1.3 of 1.8 MB. The build links its one stylesheet once; in development, where they are found as modules load, the default stays.
 */
function stylesOnce(command: 'build' | 'serve') {
  return command === 'build' ? { rscCssTransform: false as const } : {}
}
