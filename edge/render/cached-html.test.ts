import { expect, test } from 'vitest'
import { cachedHtml } from './cached-html.ts'

const leadAway = '<noscript><meta http-equiv="refresh" content="0;url=/__whole?to=%2F"/></noscript>'
const html = `<html><head>${leadAway}</head><body><p>$& $1</p><noscript>kept</noscript></body></html>`

test('Flight stands before the script that reads it, both right before the end', () => {
  expect(cachedHtml({ html, flight: '1:"<$&>"', entryUrl: '/a.js' })).toBe(
    '<html><head><noscript></noscript></head>' +
      '<body><p>$& $1</p><noscript>kept</noscript><script type="text/x-component" id="flight">1:"\\u003c$&>"</script>' +
      '<script type="module" src="/a.js" async=""></script></body></html>',
  )
})

test('stylesheets stay in the head, module preloads come after the visible content, with low priority', () => {
  const hints = '<link rel="modulepreload" href="/a.js" crossorigin=""/><link rel="modulepreload" href="/b.js" fetchPriority="low"/>'
  const page = `<html><head><link rel="stylesheet" href="/a.css"/>${hints}<title>t</title></head><body><p>seen</p></body></html>`
  expect(cachedHtml({ html: page, flight: '1', entryUrl: '/a.js' })).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/><title>t</title></head><body><p>seen</p>' +
      '<link rel="modulepreload" href="/a.js" crossorigin="" fetchPriority="low"/>' +
      '<link rel="modulepreload" href="/b.js" fetchPriority="low"/>' +
      '<script type="text/x-component" id="flight">1</script><script type="module" src="/a.js" async=""></script></body></html>',
  )
})

test('an incomplete document is not cached', () => {
  expect(() => cachedHtml({ html: '<html><head></head><body>', flight: '', entryUrl: '/a.js' })).toThrow('incomplete document')
})
