import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { AFTER_PICTURE, AFTER_PICTURE_HASH, scriptsAfterPicture } from './scripts-after-picture.ts'

test('the hash in the policy is the hash of the script', () => {
  expect(AFTER_PICTURE_HASH).toBe(`sha256-${createHash('sha256').update(AFTER_PICTURE).digest('base64')}`)
})

const REACT = '<link rel="modulepreload" href="/assets/react-1.js" fetchPriority="low"/>'

test('what the browser would request at once is requested by the script, the script of the page last; React comes at once', () => {
  const flight = '<script type="text/x-component" id="flight">1</script>'
  expect(
    scriptsAfterPicture(
      `<p>seen</p><link rel="modulepreload" href="/a.js" fetchPriority="low"/>${REACT}${flight}<script type="module" src="/b.js" async=""></script></body>`,
    ),
  ).toBe(
    `<p>seen</p><link rel="later" href="/a.js" fetchPriority="low"/>${REACT}${flight}<link rel="later" href="/b.js"/><script>${AFTER_PICTURE}</script></body>`,
  )
})
