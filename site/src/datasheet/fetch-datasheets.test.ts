import { ApiError, type Client } from '@xinpu/sdk'
import type { DownloadState } from '@xinpu/ui/datasheet'
import { expect, test } from 'vitest'
import { fetchDatasheets } from './fetch-datasheets.ts'

const basket = { items: [{ id: 1, name: 'LM358', size: 0 }], name: 'LM358' }

/** How a download ends for which the server answers so. */
async function endOf(refusal: ApiError): Promise<DownloadState | undefined> {
  const told: DownloadState[] = []
  const call = (() => Promise.reject(refusal)) as unknown as Client
  await fetchDatasheets(call, basket, new AbortController().signal, (state) => told.push(state))
  return told.at(-1)
}

const refused = (code: number, data: unknown) =>
  new ApiError('请勿重复请求,稍后重试', { kind: 'download', op: 'POST /file/spec/v1/downloads', code, data })

test('a refused download says why, once, and the button rests for ten seconds', async () => {
  expect(await endOf(refused(400, '所选文件超过 200 MB'))).toEqual({
    step: 'failed',
    message: '请勿重复请求,稍后重试',
    reason: '所选文件超过 200 MB',
    rest: 10,
  })
})

test('who asks too often is told that alone', async () => {
  expect(await endOf(refused(429, '操作太频繁'))).toEqual({
    step: 'failed',
    message: '请勿重复请求,稍后重试',
    rest: 10,
  })
})
