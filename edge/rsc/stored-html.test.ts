import { expect, test } from 'vitest'
import { storedHtml } from './stored-html.ts'

const leadAway = '<noscript><meta http-equiv="refresh" content="0;url=/__whole?to=%2F"/></noscript>'
const html = `<html><head>${leadAway}</head><body><p>$& $1</p><noscript>kept</noscript></body></html>`

test('Flight stands before the script that reads it, both right before the end', () => {
  expect(storedHtml({ html, flight: '1:"<$&>"', entryUrl: '/a.js' })).toBe(
    '<html><head><noscript></noscript></head>' +
      '<body><p>$& $1</p><noscript>kept</noscript><script type="text/x-component" id="flight">1:"\\u003c$&>"</script>' +
      '<script type="module" src="/a.js" async=""></script></body></html>',
  )
})

test('a document that breaks off is not stored', () => {
  expect(() => storedHtml({ html: '<html><head></head><body>', flight: '', entryUrl: '/a.js' })).toThrow('not whole')
})
