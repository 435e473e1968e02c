// What exactly one file may do.
import { expect, test } from 'vitest'
import { importsOf } from './import-graph.ts'
import { read, ROOM_FILES } from './sources.ts'

const DEPLOYED = ROOM_FILES.filter((file) => /^(app|edge)\//.test(file))

test('redirects have one exit: edge/http/redirect.ts alone writes a Location', () => {
  const writesLocation = /\blocation\b['"`]?\s*[:,}\]]|['"`]location['"`]|\.redirect\(/i
  const code = (file: string) => read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  expect(DEPLOYED.filter((file) => writesLocation.test(code(file)))).toEqual(['edge/http/redirect.ts'])
})

test('request bodies have one reader: edge/http/read-body.ts alone, which limits their size and time', () => {
  const readsBody = /\breq(uest)?\.(json|text|parseBody|formData|arrayBuffer|blob|bytes)\(|\breq(uest)?\.(raw\.)?body\b/
  const worker = DEPLOYED.filter((file) => file.startsWith('edge/') && !file.startsWith('edge/dev/'))
  expect(worker.filter((file) => readsBody.test(read(file)))).toEqual(['edge/http/read-body.ts'])
})

test('bindings of the platform have one door: edge/binding-door.ts alone touches one, with a deadline and a way round', () => {
  const touches = /(?<=\.|\{ |, )(PAGE_STORE|ASSET_STORE|ASSETS|METRICS|(LOGIN|SEARCH|REPORT|RENDER)_LIMIT)\b|\bcaches\b|\benv\[/
  const code = (file: string) =>
    read(file)
      .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
      .replace(/'[^'\n]*'/g, "''")
  const worker = DEPLOYED.filter(
    (file) => file.startsWith('edge/') && !/^edge\/(dev|build)\/|\.test\.ts$|\/test-world\/|^edge\/env\.ts$/.test(file),
  )
  expect(worker.filter((file) => touches.test(code(file)))).toEqual(['edge/binding-door.ts'])
})

test('k6: journeys reach the network through session/send-request.ts alone, which measures and names what they ask; setup() asks before them', () => {
  const direct = ROOM_FILES.filter((file) => importsOf(file).some(({ target }) => target === 'k6/http'))
  expect(direct.filter((file) => !file.endsWith('.d.ts'))).toEqual([
    'load-tests/session/ask-by-k6.ts',
    'load-tests/session/send-request.ts',
  ])
})

test('an answer leads on by ui/full-load/use-lead-on.ts, which takes nobody away from where they went meanwhile; others do so at a click, or because the page is nobody’s any more', () => {
  const leadsOn = /(?<!function )\b(loadInFull|goTo)\(|\blocation\.(assign|replace|reload)\(/
  const islands = ROOM_FILES.filter((file) => file.startsWith('app/'))
  expect(islands.filter((file) => leadsOn.test(read(file))).sort()).toEqual([
    'app/features/account/logout-button.client.tsx',
    'app/features/filters/enhance-forms.ts',
    'app/features/filters/opened-dialog.client.tsx',
    'app/layout/other-user-dialog.client.tsx',
    'app/layout/user-link.client.tsx',
    // An order that was placed is to be paid, wherever its shopper is.
    'app/pages/checkout/checkout-view.client.tsx',
    'app/pages/profile/delete-account-form.client.tsx',
    'app/ui/full-load/load-in-full.ts',
    'app/ui/go-to/go-to.ts',
    'app/ui/section-boundary/section-boundary.client.tsx',
  ])
})

test('storage is reached by these files alone, each of which stands one that throws', () => {
  const reachesStorage = /\b(local|session)Storage\b(?!['`])/
  const code = (file: string) => read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  const shop = DEPLOYED.filter((file) => !file.startsWith('edge/dev/') && !file.startsWith('app/testing/'))
  expect(shop.filter((file) => reachesStorage.test(code(file))).sort()).toEqual([
    'app/analytics/followed-card.ts',
    'app/analytics/push-event.ts',
    'app/shop-api/browser/stored-text.ts',
    'app/shop-api/browser/visitor-state.ts',
    'app/ui/kept-forms/kept-record.ts',
    'app/ui/kept-forms/may-be-kept.ts',
  ])
})
