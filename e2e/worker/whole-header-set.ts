// The headers of every response, whatever the request and outcome (spec §9, design 5.1).
import { expect } from 'vitest'

/** Asserts the headers of a response. @param what names the request in failures */
export function expectWholeSet({ headers, status }: { headers: Pick<Headers, 'get'>; status: number }, what: string): void {
  const type = headers.get('content-type') ?? ''
  expect(headers.get('cache-control'), `${what}: ${status} has Cache-Control`).toMatch(
    /no-store|max-age=\d+|^private, no-cache(, no-transform)?$/,
  )
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  expect(headers.get('referrer-policy'), what).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/)
  expect(headers.get('cross-origin-opener-policy'), what).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy'), what).toBe(type.startsWith('image/') ? 'cross-origin' : 'same-origin')
  expect(headers.get('x-frame-options'), what).toBe('DENY')
  expect(headers.get('origin-agent-cluster'), what).toBe('?1')
  expect(headers.get('permissions-policy'), what).toContain('camera=()')
  expect(headers.get('content-security-policy'), what).toContain("default-src 'none'")
  expect(headers.get('content-security-policy'), what).toContain("frame-ancestors 'none'")
  if (!what.includes('/assets/')) expect(headers.get('strict-transport-security'), `${what}: this is http`).toBeNull()
  expect(headers.get('access-control-allow-origin'), what).toBeNull()
  if (type.startsWith('text/html')) {
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of [
      "script-src 'self' ",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      'report-uri /csp',
      'report-to csp',
    ]) {
      expect(policy, what).toContain(part)
    }
    expect(policy, what).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/)
    expect(headers.get('content-security-policy-report-only'), what).toContain("require-trusted-types-for 'script'")
    expect(headers.get('reporting-endpoints'), what).toBe('csp="/csp"')
  }
}
