import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { needFreePort } from './free-port.ts'

test('a taken port is told with the variable that chooses another, a free one passes', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(needFreePort('127.0.0.1', port, 'PORT')).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken.`)
  await new Promise((resolve) => holder.close(resolve))
  await expect(needFreePort('127.0.0.1', port, 'PORT')).resolves.toBeUndefined()
})
