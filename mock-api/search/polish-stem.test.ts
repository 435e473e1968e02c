import { expect, test } from 'vitest'
import { polishStem } from './polish-stem.ts'
import { words } from './words.ts'

test.each([
  ['krzesło krzesła krześle krzesłem krzesłami krzesłach krzeseł', 'krzesl'],
  ['lampa lampy lampie lampą lampami lamp', 'lamp'],
  ['lampka lampki lampek lampkami', 'lampk'],
  ['stół stołu stoły stołów stołem', 'stol'],
  ['fotel fotela fotele foteli fotelem fotelami', 'fotl'],
  ['łóżko łóżka łóżek łóżkiem', 'lozk'],
  ['lustro lustra luster', 'lustr'],
  ['okno okna oknem', 'okn'],
  ['chier', 'chier'],
  ['dębowy dębowa dębowe dębowego dębowych dębową', 'debow'],
  ['skandynawski skandynawska skandynawskie skandynawskiego skandynawskich', 'skandynawsk'],
  ['366', '366'],
  ['prl', 'prl'],
])('EXT-04: %s have the stem %s', (forms, stem) => {
  expect(new Set(words(forms).map(polishStem))).toEqual(new Set([stem]))
})
