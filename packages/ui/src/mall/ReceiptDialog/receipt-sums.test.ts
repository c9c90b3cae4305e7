import { expect, test } from 'vitest'
import { accepted, receipt, refused } from '../story-pay.ts'
import { differenceWords, leftOf, toldBy } from './receipt-sums.ts'

test('a voucher that was refused pays nothing', () => {
  expect(toldBy([refused])).toBe(0n)
  expect(toldBy([receipt, refused])).toBe(23_000_000_000n)
  expect(leftOf(23_405.04, [receipt, refused])).toBe(405_040_000n)
  expect(leftOf(23_405.04, [accepted])).toBe(0n)
})

test('what differs from what is due is told to the fen, in its currency', () => {
  expect(differenceWords(23_405_040_000n, 23_000_000_000n, 'CNY')).toBe('比应付少 ¥405.04。可以先提交，余款再传一张')
  expect(differenceWords(405_040_000n, 405_050_000n, 'USD')).toMatch(/^比应付多 \$0\.01。/)
  expect(differenceWords(405_040_000n, 405_040_000n, 'CNY')).toBeUndefined()
})
