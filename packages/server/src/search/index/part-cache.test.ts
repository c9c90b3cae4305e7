import type { ChipModel } from '@xinpu/contract/datasheet/part'
import { expect, test, vi } from 'vitest'
import { dropCached } from './cached.ts'
import { partCache } from './part-cache.ts'
import type { ReadParts } from '../part-search.ts'

/** A table of parts whose stock goes up with every reading. */
const counting = () => {
  let stock = 0
  return vi.fn<ReadParts>(async (ids) => {
    stock += 1
    return new Map(ids.map((id) => [id, { id, stock } as ChipModel]))
  })
}
const always = () => true
const stocksOf = async (read: ReadParts, ids: number[]) => {
  const parts = await read(ids)
  return ids.map((id) => parts.get(id)?.stock)
}

test('a part that was read is not read again until it is written to', async () => {
  const read = counting()
  const { of, drop } = partCache(read, always)
  expect(await stocksOf(of, [1, 2])).toEqual([1, 1])
  expect(await stocksOf(of, [2, 3, 1])).toEqual([1, 2, 1])
  expect(read).toHaveBeenLastCalledWith([3])
  drop([2])
  expect(await stocksOf(of, [1, 2, 3])).toEqual([1, 3, 2])
  drop()
  expect(await stocksOf(of, [1, 2, 3])).toEqual([4, 4, 4])
})

test('what is being read while something is written is not kept', async () => {
  const read = counting()
  const { of, drop } = partCache(read, always)
  const reading = of([1])
  drop([9])
  await reading
  expect(await stocksOf(of, [1])).toEqual([2])
})

test('while nobody tells what is written nothing is kept', async () => {
  const read = counting()
  let isFollowed = false
  const { of } = partCache(read, () => isFollowed)
  expect(await stocksOf(of, [1])).toEqual([1])
  expect(await stocksOf(of, [1])).toEqual([2])
  isFollowed = true
  expect(await stocksOf(of, [1])).toEqual([3])
  expect(await stocksOf(of, [1])).toEqual([3])
})

test('what this server changes in a brand shows at once', async () => {
  const { of } = partCache(counting(), always)
  await of([1])
  dropCached()
  expect(await stocksOf(of, [1])).toEqual([2])
})

test('a part that is no more is left out', async () => {
  const { of } = partCache(async () => new Map(), always)
  expect((await of([1])).size).toBe(0)
})
