import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox/checkbox.tsx'
import { RadioCards } from './radio-card/radio-cards.tsx'
import { readTags } from '../testing/read-tags.ts'

test('a checkbox and its words are one target', () => {
  const html = renderToStaticMarkup(<Checkbox name="terms" label="Akceptuję" count={7} />)
  expect(html).toMatch(/^<label[^>]*><input[^>]*\/><span[^>]*>Akceptuję<\/span><span[^>]*>7<\/span><\/label>$/)
  expect(readTags(html, 'input')).toMatchObject([{ type: 'checkbox', name: 'terms' }])
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
  expect(html).toMatch(/<legend[^>]*><span>Dostawa<.span><span[^>]* aria-hidden="true">\*/)
})
