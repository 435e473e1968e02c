import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'

test('the proxy ends with the process that started it, also where a signal ends that', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'toxiproxy-'))
  const [file, ended] = [join(dir, 'server.mjs'), join(dir, 'ended')]
  const server = `#!${process.execPath}
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
createServer((_request, response) => response.end()).listen(Number(process.argv.at(-1)), '127.0.0.1')
process.on('SIGTERM', () => process.exit(writeFileSync('${ended}', 'yes')))
setTimeout(() => process.exit(), 20_000)`
  writeFileSync(file, server, { mode: 0o755 })
  const script = `
    const { startToxiproxy } = await import('${pathToFileURL(resolve('load-tests/edge-stack/toxiproxy.ts')).href}')
    await startToxiproxy('${file}', ${await freePort()})
    process.exit(143)`
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(143)
  await expect.poll(() => readFileSync(ended, { encoding: 'utf8', flag: 'a+' }), { timeout: 15_000 }).toBe('yes')
})
