// Measures every model, for the dimensions of what it shows: node seeds/studio/measure-models.ts [file]
import { writeFileSync } from 'node:fs'
import { extentOf } from './extent.ts'
import { recipes } from './recipe.ts'

const [file = 'seeds/photos/measures.json'] = process.argv.slice(2)
const fronts = recipes().filter(({ view }) => view === 'front')
const measures = [...Map.groupBy(fronts, ({ form }) => form)]
  .flatMap(([form, [first]]) => (first ? [[form, extentOf(first.notes).map((length) => Math.round(length * 10) / 10)] as const] : []))
  .sort(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(file, `{\n${measures.map(([form, extent]) => `  ${JSON.stringify(form)}: ${JSON.stringify(extent)}`).join(',\n')}\n}\n`)
console.log(`${measures.length} models in ${file}`)
