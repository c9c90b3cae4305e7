import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError, type FailureKind } from './api-error.ts'
import { settle } from './settle.ts'

test('what came back is s 1 with its data', () =>
  fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (data) => {
      expect(await settle(Promise.resolve(data))).toEqual({ s: 1, d: data })
    }),
  ))

test.each(['business', 'http', 'download', 'abort'] satisfies FailureKind[])(
  'a failure of kind %s is s 0 with what went wrong',
  async (kind) => {
    const error = new ApiError('没有找到', { code: 404, kind, op: 'GET /a' })
    expect(await settle(Promise.reject(error))).toEqual({ s: 0, d: {}, errors: [error] })
  },
)

test('a failure of the network, or of a program, is s 0 and says nothing', async () => {
  const network = new ApiError('网络不通', { code: 0, kind: 'network', op: 'GET /a' })
  for (const error of [network, new TypeError('x')])
    expect(await settle(Promise.reject(error))).toEqual({ s: 0, d: {}, errors: [] })
})
