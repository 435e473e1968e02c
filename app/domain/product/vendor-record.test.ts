import { expect, test } from 'vitest'
import { meanRating, type RatingCounts } from './vendor-record.ts'

test.each<[RatingCounts, ReturnType<typeof meanRating>]>([
  [[0, 0, 0, 0, 0], null],
  [[0, 0, 0, 0, 7], { mean: 5, count: 7 }],
  [[1, 0, 0, 0, 1], { mean: 3, count: 2 }],
  [[0, 0, 1, 3, 20], { mean: 4.8, count: 24 }],
])('EXT-36: of the ratings %j the mean and the count are %j', (ratings, mean) => expect(meanRating(ratings)).toEqual(mean))
