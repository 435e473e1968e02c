import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that wait, start processes or compute for ten seconds and more. Vitest begins with the largest file instead, so the last of these ran alone. */
const LONG = [
  'app/pages/unknown-words.test.tsx',
  'mock-api/killed-server.test.ts',
  'mock-api/readme-snippets.test.ts',
  '.tasks/mock-pack.test.ts',
  'e2e/worker/bare-not-found.test.ts',
  'e2e/worker/cached-pages.test.ts',
  'e2e/worker/verify-deployed.test.ts',
]

/** Order of the test files of a run: long ones first, then as vitest has it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`))
    const others = files.filter((file) => !isLong(file))
    return [...files.filter(isLong), ...(await super.sort(others))]
  }
}
