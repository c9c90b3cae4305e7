import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

const browser = 'a'.repeat(32)
const onlooker = 'b'.repeat(32)
const social = (uuid: string) => house.as({ uuid }).account.social

/** A code on the screen of a browser, which a phone has agreed to. */
async function confirmed(uuid: string): Promise<string> {
  const { ticket } = await social(uuid).qrcode()
  await agree(ticket)
  return ticket
}

const agree = (ticket: string, name = '扫码') =>
  house.app.inject({
    method: 'POST',
    url: '/sandbox/phone',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ticket, name }).toString(),
  })

test('who only saw a code on a screen learns nothing of it, and takes nothing from whose it is', async () => {
  const ticket = await confirmed(browser)
  for (const other of [onlooker, ''])
    await expect(social(other).qrcodeStatus({ ticket })).resolves.toEqual({ status: 'expired' })
  await expect(social(browser).qrcodeStatus({ ticket })).resolves.toMatchObject({ status: 'confirmed' })
})

test('a ticket cannot be made into one’s own', async () => {
  const ticket = await confirmed(browser)
  const { ticket: mine } = await social(onlooker).qrcode()
  const [secret = ''] = ticket.split('.')
  const [, owner = ''] = mine.split('.')
  for (const forged of [secret, `${secret}.`, `${secret}.${owner}`, `${mine}.${owner.slice(0, 9)}`])
    await expect(social(onlooker).qrcodeStatus({ ticket: forged })).resolves.toEqual({ status: 'expired' })
})

test('a ticket does not tell the id of the browser', async () => {
  const { ticket, url } = await social(browser).qrcode()
  expect([ticket, url].some((text) => text.includes(browser))).toBe(false)
})

test('a ticket hands its code out once, and the code logs in once', async () => {
  const ticket = await confirmed(browser)
  const answers = await Promise.all([1, 2, 3].map(() => social(browser).qrcodeStatus({ ticket })))
  const codes = answers.flatMap(({ authorizationCode }) => authorizationCode ?? [])
  expect(codes).toHaveLength(1)
  const [authorizationCode = ''] = codes
  const logins = await Promise.allSettled([1, 2].map(() => social(browser).loginByWx({ authorizationCode })))
  expect(logins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('of two phones that agree at once one is taken', async () => {
  const { ticket } = await social(browser).qrcode()
  const pages = await Promise.all([agree(ticket, '先到'), agree(ticket, '后到')])
  expect(pages.filter(({ payload }) => payload.includes('已确认'))).toHaveLength(1)
})

test('a ticket that ran out is confirmed by nobody', async () => {
  const { ticket } = await social(browser).qrcode()
  house.pass(2 * 60_000 + 1000)
  expect((await agree(ticket)).payload).toContain('二维码已失效')
  await expect(social(browser).qrcodeStatus({ ticket })).resolves.toEqual({ status: 'expired' })
})

test('a login by way of WeChat or QQ has a state of its own each time, that nobody guesses', async () => {
  const { origin } = house.house.settings
  const asked = { provider: 'qq', intent: 'qqlogin', redirectUri: `${origin}/` } as const
  const states = await Promise.all([1, 2].map(async () => (await social(browser).authorizeUrl(asked)).state))
  expect(new Set(states).size).toBe(2)
  for (const state of states) expect(state).toMatch(/^[\w-]{43}$/)
})

test('what WeChat agreed to is good once, in five minutes, and for WeChat', async () => {
  const granted = async () => {
    const { url } = await social(browser).authorizeUrl({
      provider: 'wx',
      intent: 'wxlogin',
      redirectUri: `${house.house.settings.origin}/`,
    })
    const { search, searchParams } = new URL(url)
    const fields = new URLSearchParams(search)
    const answer = await house.app.inject({
      method: 'POST',
      url: '/sandbox/phone',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields.toString(),
    })
    const back = new URL(String(answer.headers.location))
    expect(back.searchParams.get('state')).toBe(searchParams.get('state'))
    return back.searchParams.get('code') ?? ''
  }
  const once = await granted()
  await expect(social(browser).loginByQq({ authorizationCode: once })).rejects.toThrow('授权已失效')
  await social(browser).loginByWx({ authorizationCode: once })
  await expect(social(browser).loginByWx({ authorizationCode: once })).rejects.toThrow('授权已失效')
  const late = await granted()
  house.pass(5 * 60_000 + 1000)
  await expect(social(browser).loginByWx({ authorizationCode: late })).rejects.toThrow('授权已失效')
})
