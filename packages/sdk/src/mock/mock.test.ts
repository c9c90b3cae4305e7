import axios from 'axios'
import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createClient } from '../client.ts'
import { favourSet, sessionLoginByCode } from '../generated/account.gen.ts'
import { detail as articleDetail, authorDetail, authorList } from '../generated/article.gen.ts'
import { fileDownloads, partSearch } from '../generated/datasheet.gen.ts'
import { eventStream } from '../generated/message.gen.ts'
import { suggestionList } from '../generated/portal.gen.ts'
import type { Op } from '../op.ts'
import { example, mock, mocks, Refusal } from './index.ts'

type Handlers = ReturnType<typeof mocks>

/** The calls of a partner whose page has these mocks and no server. */
const clientOf = (handlers: Handlers) =>
  createClient({
    baseURL: 'https://blog.example/api',
    session: { caller: () => ({ token: 'anything' }) },
    axios: axios.create({
      adapter: 'fetch',
      env: {
        fetch: async (...request: Parameters<typeof fetch>) =>
          (await getResponse(handlers, new Request(...request))) ?? Response.error(),
      },
    }),
  })

test('there is a mock for every call that is no stream', () =>
  expect(mocks()).toHaveLength(operationsOf(contract).filter(({ endpoint }) => !endpoint.streams).length))

test('a call whose name could be a number of another is itself', async () => {
  const call = clientOf(mocks())
  await expect(call(authorList)).resolves.toEqual(example(authorList))
  await expect(call(authorDetail, { id: 1 })).resolves.toEqual(example(authorDetail))
})

test('an example is the same every time, and a file is a file', async () => {
  expect(example(partSearch)).toEqual(example(partSearch))
  expect(example(eventStream)).toBeDefined()
  await expect(clientOf(mocks())(fileDownloads, { ids: [1] })).resolves.toBeInstanceOf(Blob)
})

test('where the first of several words would tell another story, the contract names the example', () =>
  expect(example(articleDetail).status).toBe('PUBLISHED'))

test('a mock answers what it was asked, read as the contract says', async () => {
  const call = clientOf([mock(favourSet, ({ status }) => ({ isFavour: status === 1 }))])
  await expect(call(favourSet, { type: 1, targetId: 3, status: 1 })).resolves.toEqual({ isFavour: true })
  await expect(call(favourSet, { type: 1, targetId: 3, status: 0 })).resolves.toEqual({ isFavour: false })
})

test('what the server would refuse a mock refuses, in Chinese', async () => {
  const call = clientOf(mocks())
  await expect(call(sessionLoginByCode, { mobile: '1', code: '1' })).rejects.toMatchObject({
    code: 400,
    kind: 'business',
    message: '手机号码格式不正确',
    fields: [
      { field: 'mobile', message: '手机号码格式不正确' },
      { field: 'code', message: '验证码为 6 位数字' },
    ],
  })
  await expect((call as (op: string, input: object) => unknown)(suggestionList, { keywords: 'a', scene: 'x' }))
    .rejects //
    .toMatchObject({ code: 400, message: expect.stringMatching(/\p{Script=Han}/u) as unknown })
})

test('a partner’s own schemas keep their language', async () => {
  const wrong = () => z.safeParse(z.int(), 'x').error?.issues[0]?.message
  const before = wrong()
  const call = clientOf(mocks())
  await expect(call(sessionLoginByCode, { mobile: '1', code: '1' })).rejects.toBeDefined()
  expect(wrong()).toBe(before)
  expect(before).toMatch(/^Invalid/)
})

test('a refusal that is thrown is what the caller reads', async () => {
  const call = clientOf([
    mock(favourSet, () => {
      throw new Refusal('没有找到', 'NOT_FOUND', { id: 3 })
    }),
  ])
  await expect(call(favourSet, { type: 1, targetId: 3, status: 1 })).rejects.toMatchObject({
    code: 404,
    message: '没有找到',
    data: { id: 3 },
  })
})

test('an answer that the product would never give comes to nobody', async () => {
  const call = clientOf([mock(favourSet, () => ({ isFavour: 'yes' as never }))])
  await expect(call(favourSet, { type: 1, targetId: 3, status: 1 })).rejects.toMatchObject({
    cause: expect.anything() as unknown,
  })
})

test('a word that is no call of the contract has no mock', () => {
  const unknown = 'GET /nowhere' as Op<object, null>
  expect(() => mock(unknown, () => null)).toThrow('GET /nowhere is not a call of the contract.')
  expect(() => example(unknown)).toThrow('GET /nowhere is not a call of the contract.')
})

test('a mock that does not fit its call does not compile', () => {
  const typed = () => [
    // @ts-expect-error -- an answer of the wrong type
    mock(favourSet, () => ({ isFavour: 'yes' })),
    // @ts-expect-error -- an answer with a field too few
    mock(favourSet, () => ({})),
    // @ts-expect-error -- a field that the input does not have
    mock(favourSet, ({ id }) => ({ isFavour: id === 1 })),
    mock(favourSet, ({ targetId }) => ({ isFavour: targetId === 1 })),
  ]
  expect(typed).toBeTypeOf('function')
})
