import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'
import { createApp } from '../app.ts'
import { runDaily } from '../core/daily.ts'

const token = 'of-the-watch-tower'
const asked = { url: '/api/health', headers: { authorization: `Bearer ${token}` } }
const silent = { info: () => {}, error: () => {} } as never

interface Line {
  state: string
  name: string
  said: string
}

test('whoever has the token is told line by line how the server is doing; others only that it lives', async () => {
  await using house = await openHouse({ metricsToken: token })
  const linesNow = async () => (await house.app.inject(asked)).json<{ data: Line[] }>().data
  const lines = await linesNow()
  expect(lines.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['数据库', '搜索索引', '后台任务', '每日工作', '邮件', '短信', '支付宝']),
  )
  const daily = (all: Line[]) => all.find(({ name }) => name === '每日工作')
  expect(daily(lines)?.state).toBe('known')
  await runDaily(house.house, silent)
  expect(daily(await linesNow())?.state).toBe('ok')
  house.pass(25 * 60 * 60_000)
  expect(daily(await linesNow())).toMatchObject({ state: 'wrong', said: expect.stringContaining('tracked') })

  for (const headers of [{}, { authorization: 'Bearer guessed-word-here' }]) {
    const answer = await house.app.inject({ url: '/api/health', headers })
    expect(answer.json()).toEqual({ code: 1, msg: 'success', data: null })
  }
})

test('the desk sees the same lines, and nobody else does', async () => {
  await using house = await openHouse()
  const person = await house.login()
  await expect(house.as(person).admin.running.health()).rejects.toMatchObject({ code: 403 })
  await house.house.db
    .updateTable('account')
    .set({ roles: ['owner'] })
    .where('id', '=', person.uid)
    .execute()
  const lines = await house.as(person).admin.running.health()
  expect(lines.find(({ name }) => name === '数据库')).toMatchObject({
    said: expect.stringMatching(/PostgreSQL|PGlite/),
  })
})

test('a request and what it goes through are told in the log under the number of the proxy, which the answer names', async () => {
  await using house = await openHouse({ trustProxy: 1, logLevel: 'info' })
  const lines: { reqId?: string }[] = []
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = await createApp(house.house, {
    log,
    handlers: { portal: { config: { figures: () => Promise.reject(new Error('broken')) } } },
  })
  const answer = await app.inject({ url: '/api/config/figures', headers: { 'x-request-id': 'edge-7f3a9c2e' } })
  expect(answer.headers['x-request-id']).toBe('edge-7f3a9c2e')
  expect(answer.json()).toMatchObject({ msg: '服务暂时不可用（编号 edge-7f3a9c2e）' })
  expect(lines.flatMap(({ reqId }) => reqId ?? [])).toEqual(['edge-7f3a9c2e', 'edge-7f3a9c2e'])
  await app.close()
})
