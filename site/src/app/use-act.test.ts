import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { deviceList, deviceRevoke } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { expect, onTestFinished, test } from 'vitest'
import { actWith } from './use-act.ts'

/** A page that shows the devices, and what it asked for; calls that act are answered by `answer`. */
async function page(answer: () => unknown) {
  const asked: string[] = []
  const call = (async (op: string) => {
    asked.push(op === deviceRevoke ? 'revoke' : 'list')
    return op === deviceRevoke ? answer() : { data: [], totalRecord: 0 }
  }) as Client
  const held = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const leave = new QueryObserver(held, query(call, deviceList, {})).subscribe(() => undefined)
  onTestFinished(() => {
    leave()
    held.clear()
  })
  await expect.poll(() => held.isFetching()).toBe(0)
  return { act: actWith(call, held), asked }
}

test('what acts is made once, is told, and then what it made stale is asked again', async () => {
  const { act, asked } = await page(() => 'gone')
  const answer = await act(deviceRevoke, { ids: [3] }, (word) => void asked.push(String(word)))
  expect(answer).toBe('gone')
  expect(asked).toEqual(['list', 'revoke', 'gone', 'list'])
})

test('what is told is waited for before anything is asked again', async () => {
  const { act, asked } = await page(() => 'gone')
  await act(deviceRevoke, { ids: [3] }, async () => {
    await Promise.resolve()
    asked.push('told')
  })
  expect(asked).toEqual(['list', 'revoke', 'told', 'list'])
})

test('what was refused is not told, and nothing is asked again', async () => {
  const { act, asked } = await page(() => {
    throw new Error('该设备已退出')
  })
  await expect(act(deviceRevoke, { ids: [3] }, () => asked.push('told'))).rejects.toThrow('该设备已退出')
  expect(asked).toEqual(['list', 'revoke'])
})
