import { addExamples, LICENSE, type OpenApiDocument, operationsOf, schemasOf } from '../openapi/document.ts'
import type { ControlApp } from './control-inputs.ts'

const DESCRIPTION = `Clock, worlds, snapshots, personas, mails, invariants, data, faults and journal of the mock. Only this machine is answered.
Calls are about the world of the query \`world\`, the header \`x-mock-world\` or the cookie \`mock-world\`, in this order, else \`main\`.`

const TAGS = {
  clock: 'What time it is in a world',
  worlds: 'Separate states over the same catalog',
  snapshots: 'Copies of a world, to come back to',
  personas: 'To be somebody without a password',
  mails: 'What the shop would have sent',
  invariants: 'What must hold whatever happened',
  data: 'What is in the shop, and changes to it',
  faults: 'What goes wrong, by rule and by scenario',
  journal: 'The last calls of the shop',
}

/** The OpenAPI 3.1 document of the control API. */
export function controlDocument(app: ControlApp): OpenApiDocument {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Control API of the mock', version: '1.0.0', description: DESCRIPTION, license: LICENSE },
    // Calls that name no security need none.
    security: [],
    servers: [{ url: '/', description: 'This mock' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  })
  const schemas = schemasOf(document)
  for (const { value } of operationsOf(document)) addExamples(value, schemas)
  return document
}
