// Which room may import which.
import { expect, test } from 'vitest'
import { importsOf, reachableFrom } from './import-graph.ts'
import { ROOM_FILES } from './sources.ts'

/** What features and all above them may import, beside each other. */
const BELOW_FEATURES = 'ui|domain|shop-api|i18n|analytics|reference|addresses'

/** Folder of the edge -> those that it builds on; what these build on is below it as well. Its root has what any of them may import. */
const EDGE_FOLDERS = {
  http: [],
  market: [],
  tracing: [],
  upstream: ['http', 'tracing'],
  session: ['upstream'],
  gateway: ['session'],
  store: ['upstream'],
  render: ['session'],
  deliver: ['render', 'store', 'market'],
  operations: ['store', 'session', 'market'],
} as const satisfies Record<string, readonly string[]>
type EdgeFolder = keyof typeof EDGE_FOLDERS

const withBelow = (folder: EdgeFolder): string[] => [folder, ...EDGE_FOLDERS[folder].flatMap(withBelow)]

/** Files of the repository that a folder of the edge may import. @param app those of app/, as a pattern */
const edgeOwn = (folder: EdgeFolder, app: string) => new RegExp(`^edge/((${withBelow(folder).join('|')})/|[\\w-]+\\.ts$)|^app/(${app})`)

/** Room -> path beginnings (of this repository) and packages it may import. The first row that fits a file counts. */
const MAY_IMPORT: readonly { room: RegExp; own: RegExp; packages: RegExp }[] = [
  { room: /^app\/domain\//, own: /^app\/domain\//, packages: /^$/ },
  { room: /^app\/shop-api\/contract\//, own: /^app\/(shop-api\/contract|domain)\//, packages: /^(zod|@hono\/zod-openapi)$/ },
  { room: /^app\/shop-api\/browser\//, own: /^app\/(shop-api|domain)\//, packages: /^react$/ },
  { room: /^app\/shop-api\//, own: /^app\/(shop-api|domain)\//, packages: /^@hono\/zod-openapi$/ },
  { room: /^app\/ui\//, own: /^app\/(ui|styles)\//, packages: /^(react(-dom)?(\/|$)|uqr$)/ },
  { room: /^app\/styles\//, own: /^app\/styles\//, packages: /./ },
  { room: /^app\/i18n\//, own: /^(app\/(i18n|domain)|locales)\/|^route-segments$/, packages: /^i18next$/ },
  { room: /^app\/addresses\//, own: /^app\/(addresses|domain)\/|^app\/i18n\/route-segments\.ts$/, packages: /^$/ },
  { room: /^app\/reference\//, own: /^(app\/(reference|domain)|seeds\/reference)\//, packages: /^$/ },
  { room: /^app\/analytics\//, own: /^app\/(analytics|domain)\//, packages: /^$/ },
  {
    room: /^app\/features\//,
    own: new RegExp(`^app/(features|${BELOW_FEATURES})/|^app/page\\.ts$`),
    packages: /^(react(-dom)?|photoswipe)(\/|$)/,
  },
  {
    room: /^app\/layout\//,
    own: new RegExp(`^app/(layout|features|${BELOW_FEATURES})/|^app/page\\.ts$`),
    packages: /^react(\/|$)/,
  },
  {
    room: /^app\/pages\//,
    own: new RegExp(`^app/(pages|layout|features|${BELOW_FEATURES})/|^app/(page|page-outcome)\\.ts$`),
    packages: /^react(\/|$)/,
  },
  { room: /^app\/architecture\//, own: /^app\/architecture\//, packages: /^(vite$|typescript\/|node:)/ },
  { room: /^app\/testing\//, own: /^(app|db|mock-api\/(control\/contract|test-world))\//, packages: /^(react(-dom\/static)?|vitest)$/ },
  { room: /^app\//, own: /^app\//, packages: /^react(\/|$)/ },
  {
    room: /^edge\/build\//,
    own: /^edge\/(build|http)\/|^app\/shop-api\/contract\/mends\.ts$/,
    packages: /^(@vitejs\/plugin-rsc|react|terser|vite|zod)$|^node:/,
  },
  { room: /^edge\/dev\/local\//, own: /^edge\/dev\/local\//, packages: /^zod$|^node:/ },
  {
    room: /^edge\/dev\//,
    own: /^edge\/|^app\/(domain|pages\/ui-kit)\//,
    packages: /^(hono(\/html)?|zod|vite|node:(fs|module|path|zlib))$/,
  },
  // Folders of the edge, the lowest first. Its root has the worker, which imports all of them, and what any of them may import.
  {
    room: /^edge\/http\//,
    own: edgeOwn('http', '(addresses|analytics|domain|styles)/'),
    packages: /^(hono|zod|node:zlib)(\/|$)/,
  },
  { room: /^edge\/tracing\//, own: edgeOwn('tracing', 'none/'), packages: /^hono$/ },
  { room: /^edge\/market\//, own: edgeOwn('market', '(addresses|domain)/'), packages: /^$/ },
  { room: /^edge\/upstream\//, own: edgeOwn('upstream', '(domain|shop-api)/'), packages: /^(hono|zod)$/ },
  {
    room: /^edge\/session\//,
    own: edgeOwn('session', '(domain|shop-api)/'),
    packages: /^(hono|zod)(\/|$)/,
  },
  {
    room: /^edge\/gateway\//,
    own: edgeOwn('gateway', '(domain|shop-api)/'),
    packages: /^(hono|zod)(\/|$)/,
  },
  { room: /^edge\/store\//, own: edgeOwn('store', '(addresses|domain|reference)/'), packages: /^(hono|zod)$/ },
  {
    room: /^edge\/render\//,
    own: edgeOwn('render', '(addresses|domain|shop-api|i18n|styles)/|(pages|panels|page|page-outcome|page-subjects)\\.ts$|document\\.tsx$'),
    packages: /^(react|react-dom|@vitejs\/plugin-rsc)(\/|$)/,
  },
  {
    room: /^edge\/deliver\//,
    own: edgeOwn('deliver', '(addresses|domain|shop-api|pages/(error|not-found))/|(pages|page-outcome|buffered-page)\\.ts$'),
    packages: /^hono$/,
  },
  {
    room: /^edge\/browser\//,
    own: /^edge\/(browser|render|http)\/|^app\/(preload-islands\.ts$|domain\/account\/page-login\.ts$|analytics\/vitals\/|features\/(page-refresh|photo-flight|promotions)\/|ui\/(opens-here\.ts$|(full-load|kept-forms|lazy|page-note|panel|section-boundary)\/))/,
    packages: /^(react|react-dom|@vitejs\/plugin-rsc)(\/|$)/,
  },
  {
    room: /^edge\/operations\//,
    own: edgeOwn('operations', '(addresses|domain|shop-api)/|(standing-addresses|i18n/route-segments)\\.ts$'),
    packages: /^(hono|zod)(\/|$)/,
  },
  // A worker of its own: it shares the door of bindings and the table of alerts.
  { room: /^edge\/alerts\//, own: /^edge\/(alerts\/|operations\/metrics\/|[\w-]+\.ts$)/, packages: /^(zod|vitest)$/ },
  { room: /^edge\/worker\.ts$/, own: /^edge\/|^app\/buffered-page\.ts$/, packages: /^hono$/ },
  { room: /^edge\//, own: /^edge\/[\w-]+\.ts$/, packages: /^(hono|zod|vitest|node:async_hooks)(\/|$)/ },
  {
    room: /^mock-api\/server\.ts/,
    own: /^(mock-api|app\/shop-api\/contract|app\/domain|db|seeds|locales)\/|^edge\/dev\/local\/listening\.ts$/,
    packages: /./,
  },
  {
    room: /^mock-api\//,
    own: /^(mock-api|app\/shop-api\/contract|app\/domain|db|locales)\/|^edge\/dev\/local\/listening\.ts$/,
    packages: /./,
  },
  { room: /^db\//, own: /^db\/|^app\/domain\/market\.ts$/, packages: /./ },
  { room: /^locales\//, own: /^(locales|app\/domain)\//, packages: /^node:fs$/ },
  { room: /^seeds\//, own: /^(seeds|db|locales|app\/domain|app\/shop-api\/contract)\//, packages: /./ },
  // Load tests read it in k6, which has no packages.
  {
    room: /^e2e\/promises\//,
    own: /^e2e\/promises\/|^app\/(addresses|domain)\/|^edge\/http\/static-headers\.ts$/,
    packages: /^$/,
  },
  {
    room: /^e2e\/worker\//,
    own: /^(e2e\/(worker|promises)|mock-api)\/|^\.tasks\/gate\/longest-first\.ts$|^edge\/(dev\/local\/(serve|free-port|workerd-config)|env|worker|alerts\/probes|http\/(limits|rate-limits|flight-protocol|static-headers|outage-drill))\.ts$|^app\/(domain\/(seeded-random|market)|shop-api\/contract\/calls|buffered-page)\.ts$/,
    packages: /./,
  },
  {
    room: /^e2e\/engines\//,
    own: /^e2e\/|^app\/(addresses|domain|i18n)\/|^edge\/dev\/local\/(serve|free-port)\.ts$|^seeds\/personas\.ts$|^\.tasks\//,
    packages: /./,
  },
  {
    room: /^e2e\//,
    own: /^e2e\/|^edge\/dev\/local\/serve\.ts$|^app\/(addresses|domain|i18n)\/|^app\/architecture\/syntax-tree\.ts$|^locales\/|^seeds\/personas\.ts$|^\.tasks\/|^seeds\/reference\//,
    packages: /./,
  },
  {
    room: /^load-tests\/mock\//,
    own: /^(load-tests\/(mock|statistics)|mock-api|app\/shop-api\/contract|app\/domain|db|seeds)\//,
    packages: /./,
  },
  {
    room: /^load-tests\/commands\//,
    own: /^(load-tests|e2e\/worker|app\/domain)\/|^seeds\/(seed|personas)\.ts$|^edge\/dev\/local\/serve\.ts$/,
    packages: /^node:/,
  },
  {
    room: /^load-tests\/(run|compare|verdict)\//,
    own: /^(load-tests|app\/(addresses|domain|shop-api\/contract)|mock-api\/search\/relevance)\/|^(e2e\/budgets\.json|seeds\/seed\.ts|edge\/dev\/local\/(serve|free-port)\.ts)$/,
    packages: /^(node:|zod$)/,
  },
  {
    room: /^load-tests\/(edge-bench|edge-faults|edge-stack|soak)\//,
    own: /^load-tests\/|^edge\/dev\/local\/(serve|inspector|worker-heap|isolate-memory)\.ts$|^app\/domain\/seeded-random\.ts$|^e2e\/worker\/key-flood\.ts$/,
    packages: /^(node:|zod$|hono$|vite$)/,
  },
  {
    room: /^load-tests\/cache-simulation\//,
    own: /^(load-tests|app\/domain)\/|^app\/pages\.ts$|^edge\/store\//,
    packages: /^(node:|zod$)/,
  },
  {
    room: /^load-tests\/page-bench\//,
    own: /^load-tests\/((page-bench|statistics)\/|mock\/bench\/machine\.ts$)|^e2e\/(budgets|layout|listing-parts|shop-lookup|slow-line)\.ts$|^app\/(addresses|domain)\//,
    packages: /^(node:|zod$|@playwright\/test$)/,
  },
  { room: /^load-tests\/mutants\//, own: /^(load-tests|e2e\/promises)\//, packages: /^node:/ },
  { room: /^load-tests\/statistics\//, own: /^load-tests\/statistics\//, packages: /^node:(fs|path)$/ },
  { room: /^load-tests\/report\//, own: /^(load-tests|e2e\/promises)\//, packages: /^(node:|zod$)/ },
  {
    room: /^load-tests\//,
    own: /^(load-tests|e2e\/promises|app\/shop-api\/contract)\/|^app\/domain\/(market|seeded-random|slug|time\/refresh-intervals)\.ts$/,
    packages: /^k6/,
  },
  {
    room: /^docs\/checks\//,
    own: /^(docs\/checks|app\/architecture)\/|^vitest\.config\.ts$/,
    packages: /^(node:|vitest\/config$)/,
  },
  { room: /^\.tasks\//, own: /./, packages: /./ },
]

/** What tests or measures the worker; the rows above name the files of the edge that each may import. */
const EDGE_TOOLS =
  /^(e2e\/(promises|worker|engines)\/|e2e\/ui-kit-test\.ts$|load-tests\/(commands|edge-bench|edge-faults|edge-stack|soak|cache-simulation|run)\/)/

/** Where a server of this machine listens: the storefront's, which is never deployed, and the mock's. */
const LISTENING = 'edge/dev/local/listening.ts'

/** Features that may import another feature. The list stays short and acyclic. */
const FEATURE_EDGES: readonly (readonly [string, string])[] = [
  ['listing', 'filters'],
  ['price-tag', 'promotions'],
  ['listing', 'product-card'],
  ['product-card', 'cart'],
  ['product-card', 'likes'],
  ['product-card', 'price-tag'],
  ['product-card', 'product-badges'],
  ['product-carousel', 'product-card'],
]

test.each(MAY_IMPORT.map(({ room }) => room))('%s imports only what its row allows', (room) => {
  const row = MAY_IMPORT.find((each) => each.room === room)
  const files = ROOM_FILES.filter((file) => MAY_IMPORT.find((each) => each.room.test(file))?.room === room)
  const broken = files.flatMap(importsOf).filter(({ target, isOwn }) => !(isOwn ? row?.own : row?.packages)?.test(target))
  expect(broken.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
})

test('app/pages.ts is imported by the edge, its sitemap and the replay of its log: a page knows addresses, never the pages behind them', () => {
  const importers = ROOM_FILES.filter((file) => importsOf(file).some(({ target }) => target === 'app/pages.ts'))
  expect(importers.length).toBeGreaterThan(0)
  expect(importers.filter((file) => !/^(edge\/|load-tests\/cache-simulation\/|app\/standing-addresses\.ts$)/.test(file))).toEqual([])
})

test('only the npm scripts and what tests or measures the edge import it, the latter only the files that its row names', () => {
  const others = ROOM_FILES.filter((file) => !/^(edge|\.tasks)\//.test(file) && !EDGE_TOOLS.test(file)).flatMap(importsOf)
  const broken = others.filter(({ file, target }) => !(file.startsWith('mock-api/') && target === LISTENING))
  expect(broken.filter(({ target, isOwn }) => isOwn && target.startsWith('edge/'))).toEqual([])
})

test('features import other features only along the declared edges', () => {
  const crossing = ROOM_FILES.flatMap(importsOf).flatMap(({ file, target }) => {
    const from = /^app\/features\/([^/]+)/.exec(file)?.[1]
    const to = /^app\/features\/([^/]+)/.exec(target)?.[1]
    return from && to && from !== to ? [`${from} -> ${to}`] : []
  })
  const declared = FEATURE_EDGES.map(([from, to]) => `${from} -> ${to}`)
  expect([...new Set(crossing)].toSorted()).toEqual(declared.toSorted())
  expect(declared.length).toBeLessThanOrEqual(8)
})

test('deletion test: the shop stands without mock-api, db, load-tests, e2e and all seeds but the reference data', () => {
  const reached = reachableFrom(['edge/worker.ts', 'edge/render/entry.ssr.tsx', 'edge/browser/entry.browser.tsx'])
  const forbidden = reached.filter(
    (file) => /^(mock-api|db|load-tests|e2e)\//.test(file) || (file.startsWith('seeds/') && !file.startsWith('seeds/reference/')),
  )
  expect(forbidden).toEqual([])
  expect(
    reached.filter((file) => /^(edge\/dev|app\/pages\/ui-kit)\//.test(file)),
    'what is deployed has no developers’ pages',
  ).toEqual([])
  expect(reached.length).toBeGreaterThan(50)
})
