import { html } from 'hono/html'
import { LANGUAGES } from '#app/domain/language.ts'
import { plainPage } from '../http/plain-page.ts'
import type { Explanation } from '../shop-search.ts'

const STYLE = `
  td.number, th.number { text-align: right; white-space: nowrap; width: 1%; }
  td { overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
  label { display: grid; }
  input, select, button { font: inherit; box-sizing: border-box; height: 2.75rem; }
  input[name="text"] { width: min(24rem, 80vw); }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  ul.matches { margin: 0; padding-inline-start: 1.1rem; }
`

interface ExplainPage {
  world: string
  explanation: Explanation
  /** Names of categories by id. */
  categories: ReadonlyMap<number, string>
}

/** Why a text finds what it finds, for people. */
export function explainPage({ world, explanation, categories }: ExplainPage) {
  const { text, language, total, concepts, items } = explanation
  return plainPage({
    title: text === '' ? 'Search explained' : `“${text}” explained`,
    style: STYLE,
    body: html`<header>
        <h1>Search explained</h1>
        <form method="get">
          <input type="hidden" name="world" value="${world}" />
          <label>Text <input name="text" value="${text}" maxlength="128" /></label>
          <label
            >Language
            <select name="language">
              ${LANGUAGES.map((each) => html`<option ${each === language ? 'selected' : ''}>${each}</option>`)}
            </select></label
          >
          <button>Explain</button>
        </form>
        <p>${total} products on sale, one per variant group, in the world ${world}.</p>
      </header>
      <main>
        <section>
          <h2>Parts of the text</h2>
          ${concepts.map((concept) => conceptPart(concept, categories))}
        </section>
        <section>
          <h2>First products</h2>
          <table>
            <thead>
              <tr>
                <th scope="col" class="number">Score</th>
                <th scope="col">Product and weights</th>
              </tr>
            </thead>
            <tbody>
              ${items.map(itemRow)}
            </tbody>
          </table>
        </section>
      </main>`,
  })
}

function conceptPart(concept: Explanation['concepts'][number], categories: ExplainPage['categories']) {
  const { typed, weights, hits } = concept
  return html`<h3>“${typed}”: ${hits} products</h3>
    <p>${notes(concept, categories).join('; ')}.</p>
    <table>
      <thead>
        <tr>
          <th scope="col" class="number">Weight</th>
          <th scope="col">For</th>
          <th scope="col" class="number">Products</th>
        </tr>
      </thead>
      <tbody>
        ${weights
          .filter((level) => level.hits > 0)
          .map(
            ({ weight, reason, hits: count }) =>
              html`<tr>
                <td class="number">${weight}</td>
                <td>${reason}</td>
                <td class="number">${count}</td>
              </tr>`,
          )}
      </tbody>
    </table>`
}

function notes(concept: Explanation['concepts'][number], categories: ExplainPage['categories']): string[] {
  const { words, corrected, synonyms, spellings, kinds, subkinds, fact, isOptional, isLiteral, telling, isDropped } = concept
  const list = (name: string, values: readonly (string | number)[]) => (values.length > 0 ? `${name}: ${values.join(', ')}` : '')
  const named = (id: number) => `${categories.get(id) ?? ''} (${id})`
  return [
    isDropped ? 'dropped: no product has it together with the rest' : '',
    fact === null ? '' : `means ${fact}`,
    list(corrected ? 'corrected to' : 'looked for as', words),
    list('spelled', spellings),
    list('synonyms', synonyms),
    list('kinds', kinds.map(named)),
    list('subkinds', subkinds.map(named)),
    isOptional ? 'excludes nothing' : '',
    isLiteral ? 'taken literally' : '',
    `told by ${telling}`,
  ].filter((note) => note !== '')
}

function itemRow({ id, name, score, matches }: Explanation['items'][number]) {
  return html`<tr>
    <td class="number">${score}</td>
    <td>
      ${name} <small>${id}</small>
      <ul class="matches">
        ${matches.map(({ typed, weight, reason }) => html`<li>${weight} “${typed}”: ${reason}</li>`)}
      </ul>
    </td>
  </tr>`
}
