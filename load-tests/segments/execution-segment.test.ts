import { expect, test } from 'vitest'
import { readSegment, segmentText, sequenceText } from './execution-segment.ts'

test.each([
  ['1/2', undefined, '0:1/2', '0,1/2,1'],
  ['2/2', undefined, '1/2:1', '0,1/2,1'],
  ['2/4', undefined, '1/4:1/2', '0,1/4,1/2,3/4,1'],
  ['3/3', undefined, '2/3:1', '0,1/3,2/3,1'],
  ['1/1', undefined, '0:1', '0,1'],
  // k6's own notation.
  ['0:1/2', undefined, '0:1/2', '0,1/2,1'],
  ['1/4:2/4', undefined, '1/4:1/2', '0,1/4,1/2,1'],
  ['1/4:1/2', '0,1/4,1/2,1', '1/4:1/2', '0,1/4,1/2,1'],
  ['3/4:1', '0,1/4,1/2,3/4,1', '3/4:1', '0,1/4,1/2,3/4,1'],
])('segment %s (of %s) is %s of %s', (text, sequence, segment, borders) => {
  const read = readSegment(text, sequence)
  expect([segmentText(read), sequenceText(read)]).toEqual([segment, borders])
})

test.each([
  ['0/2', undefined],
  ['3/2', undefined],
  ['half', undefined],
  ['1/2:1/2', undefined],
  ['1/2:1/4', undefined],
  ['0:5/4', undefined],
  ['-1/2:1', undefined],
  ['0:1/2', '0,1/3,1'],
  ['0:1', '0,1/2,1'],
  ['1/0', undefined],
])('%s (of %s) is refused', (text, sequence) => expect(() => readSegment(text, sequence)).toThrow(Error))
