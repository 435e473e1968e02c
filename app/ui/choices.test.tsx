import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxList } from './checkbox-list/checkbox-list.client.tsx'
import { CheckboxTree } from './checkbox-tree/checkbox-tree.client.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { RadioCards } from './radio-card/radio-cards.tsx'
import { readTags } from '../testing/read-tags.ts'

const ignore = () => {}

test('a checkbox and its words are one target', () => {
  const html = renderToStaticMarkup(<Checkbox name="terms" label="Akceptuję" count={7} />)
  expect(html).toMatch(/^<label[^>]*><input[^>]*\/><span[^>]*>Akceptuję<\/span><span[^>]*>7<\/span><\/label>$/)
  expect(readTags(html, 'input')).toMatchObject([{ type: 'checkbox', name: 'terms' }])
})

const tree = renderToStaticMarkup(
  <CheckboxTree
    label="Kategorie"
    name="categories"
    expandLabel="Rozwiń"
    onToggle={ignore}
    onExpand={ignore}
    rows={[
      { id: 145, translation: 'Meble', level: 0, childrenLength: 2, expanded: true, state: 2 },
      { id: 3001, translation: 'Stoły', level: 1, childrenLength: 0, expanded: false, state: 1 },
    ]}
  />,
)

test('UIK-07: a tree without scripts is checkboxes of a form', () => {
  const boxes = readTags(tree, 'input')
  expect(boxes).toMatchObject([
    { type: 'checkbox', name: 'categories', value: '145' },
    { type: 'checkbox', name: 'categories', value: '3001' },
  ])
  expect(boxes.map((box) => 'checked' in box)).toEqual([false, true])
})

test('UIK-01: only a row with parts has an arrow, which says whether they are shown', () => {
  expect(tree.match(/<button/g)).toHaveLength(1)
  expect(tree).toContain('aria-expanded="true" aria-label="Rozwiń Meble"')
})

test('a list of checkboxes has a name, a search and a place to say that nothing matches', () => {
  const html = renderToStaticMarkup(
    <CheckboxList
      label="Kolory"
      name="colors"
      searchLabel="Szukaj koloru"
      nothingText="Brak"
      matches={() => true}
      selected={new Set([2])}
      onToggle={ignore}
      entries={[
        { id: 1, text: 'Beżowy' },
        { id: 2, text: 'Biały' },
      ]}
    />,
  )
  expect(html).toContain('Kolory</legend>')
  expect(html).toContain('type="search"')
  expect(html).toContain('aria-label="Szukaj koloru"')
  expect(html).toMatch(/<output[^>]*><\/output>/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('UIK-05: radio cards are radio buttons of one group; one that cannot be had is disabled', () => {
  const html = renderToStaticMarkup(
    <RadioCards
      legend="Dostawa"
      name="delivery"
      isRequired
      defaultValue="standard"
      cards={[
        { value: 'standard', title: 'Kurier', note: '149 zł' },
        { value: 'home', title: 'Wniesienie', isDisabled: true },
      ]}
    />,
  )
  const radios = readTags(html, 'input')
  expect(radios).toMatchObject([
    { type: 'radio', name: 'delivery', value: 'standard', required: '', checked: '' },
    { type: 'radio', name: 'delivery', value: 'home', required: '', disabled: '' },
  ])
  expect(radios.map((radio) => 'disabled' in radio)).toEqual([false, true])
  expect(html).toMatch(/<legend[^>]*>Dostawa<span[^>]* aria-hidden="true">\*/)
})
