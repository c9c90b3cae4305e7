import { expect, test } from 'vitest'
import { sizeOf, uses } from './size.ts'

test.each(Object.entries(uses))('%s stay within their budget', async (_, use) => {
  expect(await sizeOf(use)).toBeLessThanOrEqual(use.budget)
})
