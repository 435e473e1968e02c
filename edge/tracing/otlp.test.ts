import { expect, test } from 'vitest'
import { otlpBody } from './otlp.ts'

const SPAN = { traceId: 'a'.repeat(32), id: 'b'.repeat(16), startMs: 1_795_000_000_123, endMs: 1_795_000_000_456, isError: false } as const

test('spans are OTLP/HTTP JSON: hexadecimal ids, nanoseconds and integers as strings', () => {
  const call = {
    ...SPAN,
    parentId: 'c'.repeat(16),
    name: 'upstream',
    attributes: { 'url.template': '/shop/tag/{tag}', status: 503 },
  } as const
  expect(JSON.parse(otlpBody([{ ...call, isError: true }], 'f00d'))).toEqual({
    resourceSpans: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'patyna-edge' } },
            { key: 'service.version', value: { stringValue: 'f00d' } },
          ],
        },
        scopeSpans: [
          {
            scope: { name: 'patyna' },
            spans: [
              {
                traceId: SPAN.traceId,
                spanId: SPAN.id,
                parentSpanId: 'c'.repeat(16),
                name: 'upstream',
                kind: 3,
                startTimeUnixNano: '1795000000123000000',
                endTimeUnixNano: '1795000000456000000',
                attributes: [
                  { key: 'url.template', value: { stringValue: '/shop/tag/{tag}' } },
                  { key: 'status', value: { intValue: '503' } },
                ],
                status: { code: 2 },
              },
            ],
          },
        ],
      },
    ],
  })
})
