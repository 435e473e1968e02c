import { openApiDocument, operationsOf, schemasOf } from '../openapi/document.ts'
import type { Reader } from '../openapi/docs-reader.ts'
import { type LiveExample, liveExample } from '../openapi/live-examples.ts'
import { curlLine } from '../openapi/parameters.ts'
import type { MockApp } from '../request-context.ts'

/**
 * Curl lines that work, as those of /docs: with values of the world of /docs. An example is made at the first error of its call and used until
 * somebody changed something in that world.
 */
export function workingLines(app: MockApp, reader: () => Reader) {
  let document: ReturnType<typeof openApiDocument> | undefined
  const examples = new Map<string, Promise<LiveExample | null>>()
  return {
    forget: () => examples.clear(),
    /** @returns null for an operation that the document does not have, or whose example cannot be made */
    async lineOf(operationId: string, origin: string): Promise<string | null> {
      document ??= openApiDocument(app)
      const operation = operationsOf(document).find(({ value }) => value['operationId'] === operationId)
      if (!operation) return null
      const making = examples.get(operationId) ?? liveExample(reader(), operationId)
      examples.set(operationId, making)
      const live = await making
      if (live === null) examples.delete(operationId)
      return live && curlLine({ operation, schemas: schemasOf(document), origin, live })
    },
  }
}
