import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddedDialog } from './added-dialog.client.tsx'

const labels = { title: 'Dodano', close: 'Zamknij', continueShopping: 'Dalej', goToCart: 'Do koszyka' }

test.each([
  ['its photo and a note', '/photos/fotel-640.avif', '2 z 3', /<img src="\/photos\/fotel-640.avif".*lang="pl">Fotel<\/p><p>2 z 3<\/p>/],
  ['neither', null, undefined, /^(?!.*<img).*lang="pl">Fotel<\/p><\/div>/],
])('GAP-146: the dialog of an addition has the name, two ways on, and %s', (_what, imageUrl, note, pattern) => {
  const product = { name: 'Fotel', imageUrl, lang: 'pl' } as const
  const html = renderToStaticMarkup(
    <AddedDialog product={product} note={note} cartHref="/koszyk" labels={labels} onClose={() => undefined} />,
  )
  expect(html).toMatch(pattern)
  expect(html).toMatch(/<form method="dialog"><button[^>]* type="submit"[^>]*>Dalej<.*<a href="\/koszyk"[^>]*>Do koszyka</)
})
