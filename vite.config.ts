import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { readSettings } from './.tasks/settings.ts'
import { headersFile } from './edge/http/static-headers.ts'
import { minifiedAgain } from './.tasks/minified-again.ts'
import { oneSheet } from './.tasks/one-sheet.ts'
import { slimLoading } from './.tasks/slim-loading.ts'
import { sourceHash } from './.tasks/source-hash.mjs'

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
      /\/app\/ui\/(?:button|counter|checkbox)\/.*tsx$/,
      /\/app\/domain\/parse-json\.ts$/,
      // Sheets of products are small, and most steps lead there: a sheet of their own would be one more round trip before their script.
      /\/app\/(?:pages\/product|ui\/tabs)\/.*\.css/,
    ),
  },
  // One file, although app/islands-ahead.ts asks for a piece of it.
  { name: 'product-page', test: /client-references\/group\/facade:app\/pages\/product\/|\/app\/pages\/product\/purchase\.client\.tsx$/ },
  { name: 'forms', test: /\/app\/(?:features\/order-sums|ui\/(?:form|form-field|masked-field|select-field|notice))\// },
]

/** Islands that most pages have beside those of the frame around every page. */
const FREQUENT = /^app\/(?:features\/(?:product-card|page-refresh|newsletter|listing\/section-boundary)|ui\/carousel)\b/

// One tree through three runtimes: `rsc` (the worker) renders components to Flight, `ssr` turns Flight into HTML inside the same worker,
// `client` hydrates the islands.
export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(sourceHash()) },
  plugins: [
    react(),
    oneSheet(),
    rsc({ ...stylesOnce(command), clientChunks }),
    cloudflare({
      configPath: './wrangler.toml',
      config: { ...(hasUiKit(command) && { main: resolve('edge/dev/dev-worker.ts') }), ...(command === 'serve' && { vars: localVars() }) },
      viteEnvironment: { name: 'rsc', childEnvironments: ['ssr'] },
    }),
    headersOfFiles(),
    withoutDecoders(),
    slimLoading(),
    encodedOnce(),
    minifiedAgain(),
  ],
  // Lists of what each file imports would be a weight on every page; there is little to list, and pages name theirs in their HTML.
  build: { assetsInlineLimit: 0, outDir: outDir(command), modulePreload: { resolveDependencies: () => [] } },
  environments: {
    // One sheet for all server components, linked by the document (app/document.tsx); that of the frame's islands joins it (oneSheet).
    rsc: { build: { outDir: `${outDir(command)}/rsc`, cssCodeSplit: false } },
    ssr: { build: { outDir: `${outDir(command)}/rsc/ssr`, rollupOptions: { input: { index: './edge/render/entry.ssr.tsx' } } } },
    client: {
      build: {
        outDir: `${outDir(command)}/client`,
        rollupOptions: { input: { index: './edge/browser/entry.browser.tsx' }, output: { codeSplitting: { groups: FILES } } },
      },
    },
  },
  server: { host: '127.0.0.1', port: 8787, strictPort: true },
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
function localVars() {
  const { host, port, mockApiPort, hasMockControl } = readSettings()
  return {
    SHOP_API_ORIGIN: `http://${host}:${mockApiPort}`,
    PUBLIC_ORIGIN: `http://${host}:${port}`,
    HINT_SECRET: crypto.randomUUID(),
    ...(hasMockControl && { MOCK_CONTROL: '1' }),
    // From .tasks/dev.ts, for Vite cannot read the address table while it reads its own configuration.
    ...(process.env['OVERLAY'] !== undefined && { OVERLAY: process.env['OVERLAY'] }),
  }
}

/** Tells the platform the headers of the files that it answers itself. */
function headersOfFiles(): Plugin {
  return {
    name: 'headers-of-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
    },
  }
}

/**
 * The shop has no server functions, so what reads calls of them is left out of the worker: every hole of the last rounds was in there
 * (CVE-2025-55182 and after). React's file is one CommonJS module, of which no bundler drops a part by itself.
 */
function withoutDecoders(): Plugin {
  const decoder = /^exports\.decode\w+ = function[\s\S]*?\n};\n/gm
  const passedOn = /^exports\.decode\w+ = s\.\w+;\n/gm
  return {
    name: 'without-decoders',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'rsc',
    transform: {
      filter: { id: /react-server-dom(-webpack)?\/(server\.edge|cjs\/react-server-dom-webpack-server\.edge\.production)\.js$/ },
      handler(code, id) {
        const without = code.replace(id.includes('/cjs/') ? decoder : passedOn, '')
        if (without === code) this.error(`${id} looks different now: the decoders of server functions could not be left out`)
        return { code: without, map: null }
      },
    },
  }
}

/** What takes the place of React's way to write HTML; `written` is emptied before every flush, so nothing is left for another page. */
const WRITE_TEXT = `  written = "";
function writeChunk(destination, chunk) {
  written += chunk;
  if (written.length > 16384) completeWriting(destination);
}
function writeChunkAndReturn(destination, chunk) {
  writeChunk(destination, chunk);
  return !0;
}
function completeWriting(destination) {
  if (written === "") return;
  destination.enqueue(textEncoder.encode(written));
  written = "";
}
var textEncoder = new TextEncoder();
function stringToChunk(content) {
  return content;
}
function stringToPrecomputedChunk(content) {
  return content;
}
function byteLengthOfChunk(chunk) {
  return chunk.length;
}
`

/**
 * React encodes every attribute and every text by itself and copies some 30,000 such pieces of a listing into its HTML, one by one. As text
 * they are joined and encoded 16,000 characters at a time (docs/measurements/edge-cache.md).
 */
function encodedOnce(): Plugin {
  const writing = /  currentView = null,\n  writtenBytes = 0;\nfunction writeChunk\([\s\S]*?(?=function closeWithError\()/
  const beginning = /currentView = new Uint8Array\(4096\);\s+writtenBytes = 0;/g
  return {
    name: 'encoded-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-server\.edge\.production\.js$/ },
      handler(code, id) {
        const patched = code.replace(writing, WRITE_TEXT).replace(beginning, 'written = "";')
        const isAsExpected = writing.test(code) && code.match(beginning)?.length === 2 && !/currentView|writtenBytes/.test(patched)
        if (!isAsExpected) this.error(`${id} looks different now: how it writes HTML could not be replaced`)
        return { code: patched, map: null }
      },
    },
  }
}

function outDir(command: 'build' | 'serve'): string {
  return command === 'build' && hasUiKit(command) ? UI_KIT_DIR : 'dist'
}

/**
 * By default the plugin puts the links of a component's sheets beside every use of the component, in HTML and in Flight: on a listing
 * that was 1.3 of 1.8 MB. The build links its one sheet once; in development, where sheets are found as modules load, the default stays.
 */
function stylesOnce(command: 'build' | 'serve') {
  return command === 'build' ? { rscCssTransform: false as const } : {}
}
