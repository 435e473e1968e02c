import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSigned } from './self-signed.ts'

const NOW = Date.UTC(2026, 10, 23, 12)

test('a certificate for localhost, of its key, for two days', () => {
  const { key, cert } = selfSigned(NOW)
  const certificate = new X509Certificate(cert)
  expect([certificate.checkHost('localhost'), certificate.checkIP('127.0.0.1'), certificate.checkHost('evil.test')]).toEqual([
    'localhost',
    '127.0.0.1',
    undefined,
  ])
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.ca).toBe(true)
  expect([certificate.validFromDate, certificate.validToDate]).toEqual([new Date(NOW - 86_400_000), new Date(NOW + 86_400_000)])
  expect(key).toContain('PRIVATE KEY')
})
