// The rules of the house, executed. The table says which room may import which; the rest keeps files recognisable.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { circlesOf, importsOf, reachableFrom } from './import-graph.ts'

const SOURCES = globSync('{app,docs,edge,mock-api,db,seeds,locales,load-tests,e2e,.tasks}/**/*.{ts,tsx,mjs,js}')
const ROOM_FILES = SOURCES.filter((file) => !/\.test\.tsx?$|\.spec\.ts$/.test(file))
const STYLES = globSync('app/**/*.css')

/** Room -> path beginnings (of this repository) and packages it may import. The first row that fits a file counts. */
const MAY_IMPORT: readonly { room: RegExp; own: RegExp; packages: RegExp }[] = [
  { room: /^app\/domain\//, own: /^app\/domain\//, packages: /^$/ },
  { room: /^app\/shop-api\/contract\//, own: /^app\/(shop-api\/contract|domain)\//, packages: /^(zod|@hono\/zod-openapi)$/ },
  { room: /^app\/shop-api\/browser\//, own: /^app\/(shop-api|domain)\//, packages: /^react$/ },
  { room: /^app\/shop-api\//, own: /^app\/(shop-api|domain)\//, packages: /^@hono\/zod-openapi$/ },
  { room: /^app\/ui\//, own: /^app\/(ui|styles)\//, packages: /^react(-dom)?(\/|$)/ },
  { room: /^app\/styles\//, own: /^app\/styles\//, packages: /./ },
  { room: /^app\/i18n\//, own: /^(app\/(i18n|domain)|locales)\//, packages: /^i18next$/ },
  { room: /^app\/addresses\//, own: /^app\/(addresses|domain)\/|^app\/i18n\/route-segments\.ts$/, packages: /^$/ },
  { room: /^app\/reference\//, own: /^(app\/(reference|domain)|seeds\/reference)\//, packages: /^$/ },
  { room: /^app\/analytics\//, own: /^app\/(analytics|domain)\//, packages: /^$/ },
  {
    room: /^app\/features\//,
    own: /^app\/(features|ui|domain|shop-api|i18n|analytics|reference|addresses)\/|^app\/page\.ts$/,
    packages: /^(react(-dom)?|photoswipe)(\/|$)/,
  },
  {
    room: /^app\/layout\//,
    own: /^app\/(layout|features|ui|domain|shop-api|i18n|analytics|reference|addresses)\/|^app\/page\.ts$/,
    packages: /^react(\/|$)/,
  },
  {
    room: /^app\/pages\//,
    own: /^app\/(pages|layout|features|ui|domain|shop-api|i18n|analytics|reference|addresses)\/|^app\/(page|page-outcome)\.ts$/,
    packages: /^react(\/|$)/,
  },
  { room: /^app\/architecture\//, own: /^app\/architecture\//, packages: /^(vite$|node:)/ },
  { room: /^app\//, own: /^app\//, packages: /^react(\/|$)/ },
  { room: /^edge\/built\//, own: /^(edge|mock-api)\//, packages: /./ },
  { room: /^edge\/probe\//, own: /^(edge|mock-api)\/|^app\/(shop-api\/contract\/calls|whole-page)\.ts$/, packages: /./ },
  { room: /^edge\/chaos\//, own: /^(edge|mock-api\/bench)\//, packages: /./ },
  { room: /^edge\/simulate\//, own: /^(edge|mock-api\/bench)\/|^app\/(domain\/|pages\.ts)/, packages: /./ },
  { room: /^edge\/bench\//, own: /^(edge|mock-api\/bench)\//, packages: /./ },
  { room: /^edge\/dev\//, own: /^edge\/|^app\/(domain|pages\/ui-kit)\//, packages: /^(hono|zod|node:zlib)$/ },
  { room: /^edge\/local\//, own: /^edge\/local\//, packages: /^zod$|^node:/ },
  {
    room: /^edge\//,
    own: /^edge\/|^app\/(addresses|domain|analytics|shop-api|i18n|styles|pages\/(error|not-found)|features\/(page-refresh|photo-flight)|ui\/(full-load|late))\/|^app\/(pages|page|page-outcome|standing-addresses|whole-page|islands-ahead)\.ts$|^app\/document\.tsx$/,
    packages: /^(hono|zod|react|react-dom|@vitejs\/plugin-rsc|vitest|node:(zlib|async_hooks))(\/|$)/,
  },
  { room: /^mock-api\/(server\.ts|search\/bench)/, own: /^(mock-api|app\/shop-api\/contract|app\/domain|db|seeds)\//, packages: /./ },
  { room: /^mock-api\//, own: /^(mock-api|app\/shop-api\/contract|app\/domain|db)\//, packages: /./ },
  { room: /^db\//, own: /^db\//, packages: /./ },
  { room: /^seeds\//, own: /^(seeds|db|locales|app\/domain|app\/shop-api\/contract)\//, packages: /./ },
  {
    room: /^e2e\//,
    own: /^e2e\/|^app\/(addresses|domain|i18n)\/|^seeds\/personas\.ts$|^\.tasks\/|^seeds\/reference\//,
    packages: /./,
  },
  {
    room: /^load-tests\/(run|compare|segments)\//,
    own: /^(load-tests|app\/(addresses|domain|shop-api\/contract)|mock-api\/(bench|search\/judged))\/|^e2e\/budgets\.json$/,
    packages: /^(node:|zod$)/,
  },
  { room: /^load-tests\/cluster\//, own: /^load-tests\/cluster\//, packages: /^zod$/ },
  { room: /^load-tests\/report\//, own: /^load-tests\//, packages: /^(node:|zod$)/ },
  { room: /^load-tests\//, own: /^(load-tests|app\/shop-api\/contract)\//, packages: /^k6/ },
  { room: /^docs\/checks\//, own: /^(docs\/checks|app\/architecture)\//, packages: /^node:/ },
  { room: /^\.tasks\//, own: /./, packages: /./ },
]

/** Features that may import another feature. The list stays short and without circles. */
const FEATURE_EDGES: readonly (readonly [string, string])[] = [
  ['breadcrumb-trail', 'structured-data'],
  ['listing', 'filters'],
  ['listing', 'product-card'],
  ['product-card', 'cart'],
  ['product-card', 'likes'],
  ['product-card', 'price-tag'],
  ['product-card', 'product-badges'],
  ['product-carousel', 'product-card'],
]

/** What a browser never loads: they are large, and the server has already done their work. */
const NEVER_IN_THE_BROWSER = /^(zod|i18next|@hono\/|node:)|^(edge|mock-api|db|seeds)\/|^app\/(shop-api\/contract|i18n|reference)\//

describe('rooms', () => {
  test.each(MAY_IMPORT.map(({ room }) => room))('%s imports only what its row allows', (room) => {
    const row = MAY_IMPORT.find((each) => each.room === room)
    const files = ROOM_FILES.filter((file) => MAY_IMPORT.find((each) => each.room.test(file))?.room === room)
    const broken = files.flatMap(importsOf).filter(({ target, isOwn }) => !(isOwn ? row?.own : row?.packages)?.test(target))
    expect(broken.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('no import leads in a circle, be it lazy or of types alone', () => {
    expect(circlesOf(SOURCES)).toEqual([])
  })

  test('app/pages.ts is imported by the edge alone: a page knows addresses, never the pages behind them', () => {
    const importers = ROOM_FILES.filter((file) => importsOf(file).some(({ target }) => target === 'app/pages.ts'))
    expect(importers.length).toBeGreaterThan(0)
    expect(importers.filter((file) => !file.startsWith('edge/'))).toEqual([])
  })

  test('nobody imports the edge', () => {
    const broken = ROOM_FILES.filter((file) => !/^(edge|\.tasks)\//.test(file)).flatMap(importsOf)
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
    const reached = reachableFrom(['edge/worker.ts', 'edge/rsc/entry.ssr.tsx', 'edge/rsc/entry.browser.tsx'])
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
})

test('no test replaces a module: test files share their modules, so others would get the replacement, or it the original', () => {
  expect(SOURCES.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(read(file)))).toEqual([])
})

describe('answers of the worker', () => {
  // Tools that measure or stress the worker speak of its locations.
  const DEPLOYED = ROOM_FILES.filter((file) => /^(app|edge)\//.test(file) && !/^edge\/(bench|built|chaos|probe|simulate)\//.test(file))

  test('redirects have one exit: edge/http/redirect.ts alone writes a Location', () => {
    const writesLocation = /\blocation\b['"`]?\s*[:,}\]]|['"`]location['"`]|\.redirect\(/i
    const code = (file: string) => read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    expect(DEPLOYED.filter((file) => writesLocation.test(code(file)))).toEqual(['edge/http/redirect.ts'])
  })

  test('request bodies have one reader: edge/http/read-body.ts alone, which limits their size and time', () => {
    const readsBody = /\breq(uest)?\.(json|text|parseBody|formData|arrayBuffer|blob|bytes)\(|\breq(uest)?\.(raw\.)?body\b/
    const worker = DEPLOYED.filter((file) => file.startsWith('edge/') && !/^edge\/(dev|local)\//.test(file))
    expect(worker.filter((file) => readsBody.test(read(file)))).toEqual(['edge/http/read-body.ts'])
  })
})

describe('server and browser', () => {
  test("'use client' stands exactly in *.client.tsx files", () => {
    const marked = ROOM_FILES.filter((file) => /^['"]use client['"]/m.test(read(file)))
    expect(marked.filter((file) => !file.endsWith('.client.tsx'))).toEqual([])
    expect(ROOM_FILES.filter((file) => file.endsWith('.client.tsx') && !marked.includes(file))).toEqual([])
  })

  test('islands load no zod, no i18next, no contract and nothing of the server, directly or through others', () => {
    const islands = ROOM_FILES.filter((file) => file.endsWith('.client.tsx') || file === 'edge/rsc/entry.browser.tsx')
    const broken = reachableFrom(islands).flatMap((file) =>
      importsOf(file).filter(
        ({ target, isTypeOnly }) => !isTypeOnly && NEVER_IN_THE_BROWSER.test(target) && !target.startsWith('edge/rsc/'),
      ),
    )
    expect(broken.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })
})

test('a dialog that opens by a command also opens where commands are unknown', () => {
  const isCommanded = (file: string) => /opensDialog\(/.test(read(file)) && !file.endsWith('dialog-commands.ts')
  expect(ROOM_FILES.filter((file) => /^(app|edge)\//.test(file) && /\bcommandfor:|\bcommand(for|For)?=/.test(read(file)))).toEqual([
    'app/ui/dialog/dialog-commands.ts',
  ])
  expect(ROOM_FILES.filter((file) => isCommanded(file) && !/<dialog[^>]* popover="auto"/.test(read(file)))).toEqual([])
})

test('k6: journeys reach the network through visit/ask.ts alone, which measures and names what they ask', () => {
  const direct = ROOM_FILES.filter((file) => importsOf(file).some(({ target }) => target === 'k6/http'))
  expect(direct.filter((file) => !file.endsWith('.d.ts'))).toEqual(['load-tests/visit/ask.ts'])
})

describe('names', () => {
  const FORBIDDEN = /^(utils?|helpers?|common|misc|shared|lib|core|constants|types|index|manager|service|data|info)\.(ts|tsx|mjs|js|css)$/

  test('files are kebab-case and say what they are', () => {
    const isKebab = (file: string) =>
      /^[a-z0-9]+(-[a-z0-9]+)*(\.(client|test|spec|config|module|rsc|ssr|browser|d))*\.(ts|tsx|mjs|js|css)$/.test(basename(file))
    expect([...SOURCES, ...STYLES].filter((file) => FORBIDDEN.test(basename(file)) || !isKebab(file))).toEqual([])
  })

  test('no file is over 300 lines unless its first line says why', () => {
    const long = [...SOURCES, ...STYLES].filter(
      (file) => read(file).split('\n').length > 300 && !/^(\/\/|\/\*).*(long|large)/i.test(read(file)),
    )
    expect(long).toEqual([])
  })
})

test('EXT-01: what crosses a price out or says a percentage asks the rule of reductions', () => {
  const announces = ROOM_FILES.filter((file) => file.startsWith('app/') && /<del\b|StrikethroughPrice/.test(read(file)))
  expect(announces.length).toBeGreaterThan(2)
  expect(announces.filter((file) => !/\b(lawful|announced)Reduction\(/.test(read(file)))).toEqual([])
  const computes = ROOM_FILES.filter((file) => /^(app|edge)\//.test(file) && /\bpercentDiscount\b|promoPercentageValue/.test(read(file)))
  expect(computes.toSorted()).toEqual(['app/domain/pricing/price.ts', 'app/shop-api/contract/product.ts'])
})

test('each journey asserts, by itself or in a function that is named for it', () => {
  const silent = globSync('e2e/journeys/**/*.spec.ts').flatMap((file) =>
    read(file)
      .split(/^(?=\s*test\()/m)
      .filter((part) => /^\s*test\(/.test(part) && !/\b(expect|check)\w*[.(]/.test(part))
      .map((part) => `${file}: ${part.trim().split('\n')[0] ?? ''}`),
  )
  expect(silent).toEqual([])
})

describe('styles', () => {
  test('each module is wrapped in the layer of its room', () => {
    const broken = STYLES.filter((file) => file.endsWith('.module.css')).filter((file) => {
      const layer = /^app\/(ui|features|layout|pages)\//.exec(file)?.[1]
      const rules = read(file)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .trim()
      return !layer || !rules.startsWith(`@layer ${layer} {`) || closingIndex(rules) !== rules.length - 1
    })
    expect(broken).toEqual([])
  })

  test('a panel with an anchor is not animated, only its surface: WebKit never comes back from it (base.css)', () => {
    const anchored = STYLES.filter((file) => file.endsWith('.module.css') && /\banchor\(|position-(area|anchor|try)/.test(read(file)))
    expect(anchored.length).toBeGreaterThan(3)
    expect(anchored.filter((file) => /(transition|animation)[\w-]*:/.test(read(file)))).toEqual([])
    const users = ROOM_FILES.filter((file) => anchored.some((style) => read(file).includes(`/${basename(style)}'`)))
    expect(users.filter((file) => !/ data-surface>/.test(read(file)))).toEqual([])
  })

  test('colours come from tokens.css alone', () => {
    const raw = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i
    const broken = STYLES.filter((file) => basename(file) !== 'tokens.css').filter((file) =>
      raw.test(read(file).replace(/\/\*[\s\S]*?\*\//g, '')),
    )
    expect(broken).toEqual([])
  })
})

/** Index of the brace that closes the first block. */
function closingIndex(css: string): number {
  let depth = 0
  for (let index = css.indexOf('{'); index < css.length; index++) {
    if (css[index] === '{') depth++
    if (css[index] === '}' && --depth === 0) return index
  }
  return -1
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
