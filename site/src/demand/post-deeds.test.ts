import { ApiError } from '@xinpu/sdk'
import { expect, test } from 'vitest'
import { doWithEach, unsuited, ways } from './post-deeds.ts'

const refusal = (message: string, kind: 'business' | 'network' = 'business') =>
  new ApiError(message, { code: 409, kind, op: 'POST /demand/delete/user' })

test('many are done in one call', async () => {
  const asked: number[][] = []
  const outcome = await doWithEach([1, 2, 3], async (ids) => asked.push(ids))
  expect(asked).toEqual([[1, 2, 3]])
  expect(outcome).toEqual({ done: [1, 2, 3], faults: new Map() })
})

test('one that refuses does not stop the others, and says why itself', async () => {
  const outcome = await doWithEach([1, 2, 3], async (ids) => {
    if (ids.includes(2)) throw refusal('LM358：有已成交的报价，不能删除，可以关闭')
  })
  expect(outcome.done).toEqual([1, 3])
  expect([...outcome.faults]).toEqual([[2, 'LM358：有已成交的报价，不能删除，可以关闭']])
})

test('a network that fails is no word about any of them', async () => {
  const tried = doWithEach([1, 2], () => Promise.reject(refusal('网络连接失败', 'network')))
  await expect(tried).rejects.toThrow('网络连接失败')
})

test('a deed is for some states, and the others are told which they are in', () => {
  const posts = [
    { id: 1, status: 'open' },
    { id: 2, status: 'draft' },
  ] as const
  expect([...unsuited(ways.renew, posts)]).toEqual([[2, '没有续期：草稿的供求不能续期']])
  expect(unsuited(ways.remove, posts).size).toBe(0)
})
