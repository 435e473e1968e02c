import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ARCHIVED_DIR, writeArchiveFiles } from '../segments/archive-files.ts'
import { testRun } from '../cluster/test-run.ts'
import { OPERATOR_VERSION, strangeFields } from '../cluster/crd-fields.ts'
import { TestRun } from '../cluster/test-run-schema.ts'
import { k6File } from '../run/k6-file.ts'
import type { SharedStack } from '../segments/shared-stack.ts'
import { defineCommand, onlyPositional, type Project, readNumber } from './command.ts'
import { shopFile } from './run-options.ts'

const HELP = `npm run -s load:manifest -- <name> [options] > test-run.json

  --parallelism <n>   pods that generate load                           4
  --prometheus <url>  where their metrics are sent by remote write
  --cloud             metrics go to Grafana Cloud; k6-operator ${OPERATOR_VERSION} takes the token from the secret with the label
                      k6cloud=token in its own namespace
  --archive <file>    also writes script and plan of the running npm run load:shop, as k6 archive does, without paths of this machine
  --shop <file>       description of that shop                           .data/load/shop.json
  --help              this text`

/** npm run load:manifest: a TestRun for k6-operator, to be applied by kubectl (load-tests/segments/README.md). */
export const loadManifest = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    options: {
      parallelism: { type: 'string', default: '4' },
      prometheus: { type: 'string' },
      cloud: { type: 'boolean', default: false },
      archive: { type: 'string' },
      shop: { type: 'string' },
    },
  },
  async run({ values, positionals }, project) {
    const { log } = project
    const run = testRun({
      name: onlyPositional(positionals, HELP),
      parallelism: readNumber('parallelism', values.parallelism),
      prometheus: values.prometheus ?? null,
      toCloud: values.cloud,
    })
    const checked = TestRun.safeParse(run)
    if (!checked.success) throw new Error(checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
    const strange = strangeFields(run.spec)
    if (strange.length > 0) throw new Error(strange.join('\n'))
    if (values.archive !== undefined) archive(values.archive, shopFile(values, project), project)
    log(JSON.stringify(run, null, 2))
    return 0
  },
})

function archive(file: string, shop: string, { dataDir }: Project): void {
  if (!existsSync(shop)) throw new Error(`There is no ${shop}: npm run load:shop writes it, and it is there while that runs.`)
  const { script, planFile } = writeArchiveFiles(JSON.parse(readFileSync(shop, 'utf8')) as SharedStack)
  // Standard output is the manifest.
  const k6 = k6File({ dir: dataDir, log: console.error })
  const { status, stderr } = spawnSync(k6, ['archive', '-e', `PLAN=${planFile}`, '-O', resolve(file), script], { encoding: 'utf8' })
  rmSync(ARCHIVED_DIR, { recursive: true, force: true })
  if (status !== 0) throw new Error(`k6 archive ended with ${status}.\n${stderr}`)
}
