import { expect, test } from 'vitest'
import { blockOf } from './stock-params.ts'

test('a path names a block and its page from 0; any other is none', () => {
  expect([blockOf('stock/0'), blockOf('stock'), blockOf('enterprise/4'), blockOf('recommend/0')]).toEqual([
    { block: 'stock', page: 1 },
    { block: 'stock', page: 1 },
    { block: 'enterprise', page: 5 },
    { block: 'recommend', page: 1 },
  ])
  for (const path of [undefined, '', 'stock/', 'stock/-1', 'goods/0', 'stock/0/1'])
    expect(blockOf(path)).toBeUndefined()
})
