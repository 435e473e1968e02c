import { expect, test } from 'vitest'
import { namedFiles } from './named-files.ts'

const HTML = `<link rel="stylesheet" href="/assets/style-p5.css"/><link rel="modulepreload" href="/assets/index-D8.js"/><script src="/assets/index-D8.js"></script>
<img src="/photos/photo-chair-1-front-640.avif" srcset="/photos/photo-chair-1-front-320.avif 320w, /photos/photo-chair-1-front-640.avif 640w"/>
<img src="/photos/photo-banner-home-1-640.avif"/>`
const FLIGHT = `["$","link",null,{"href":"/assets/favicon-C.svg"}],{"url":"/photos/photo-sofa-2-left-640.avif","font":"/assets/serif-D.woff2"}`

test('of each picture and file of a page one, as a browser takes it', () => {
  expect(namedFiles(HTML)).toEqual({
    picture: ['/photos/photo-chair-1-front-320.avif', '/photos/photo-banner-home-1-1280.avif'],
    script: ['/assets/index-D8.js'],
    stylesheet: ['/assets/style-p5.css'],
    font: [],
  })
  expect(namedFiles(FLIGHT)).toMatchObject({ picture: ['/photos/photo-sofa-2-left-320.avif'], font: ['/assets/serif-D.woff2'], script: [] })
})
