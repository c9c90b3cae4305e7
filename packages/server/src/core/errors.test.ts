import { expect, test } from 'vitest'
import { openHouse } from '../../test/house.ts'

const unreadable = '/datasheet/datasheetSearch/%E0%A4%A'

test('a person with an unreadable address is led to 页面不见了', async () => {
  await using house = await openHouse()
  const answer = await house.app.inject({ url: unreadable, headers: { accept: 'text/html,application/xhtml+xml' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ErrorPages/404'])
})

test('a program with an unreadable address is told so', async () => {
  await using house = await openHouse()
  const answers = await Promise.all([
    house.app.inject({ url: unreadable }),
    house.app.inject({ url: '/api/%', headers: { accept: 'text/html' } }),
  ])
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 400, msg: '地址不正确' })
  }
})
