import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, openHouse, type TestHouse } from '../../test/house.ts'
import { proofOf } from '../../test/proof.ts'
import { grantInSandbox } from '../social/sandbox-provider.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

const granted = (provider: 'wx' | 'qq', name: string) =>
  grantInSandbox(house.house, provider, { subject: name, nickName: name })
const visitor = () => house.as().account.social
const loginByWx = async (name: string) =>
  (await visitor().loginByWx({ authorizationCode: await granted('wx', name) })).lognUser

test('a new person by WeChat becomes an account, and is the same one next time', async () => {
  const first = await loginByWx('张三')
  const again = await loginByWx('张三')
  expect(first.nickName).toBe('张三')
  expect(again.id).toBe(first.id)
  await expect(house.as({ token: again.token, uid: again.id }).account.session.checkRequiredData()).resolves.toBe(false)
})

test('two logins of one new person at once make one account', async () => {
  const codes = await Promise.all([granted('wx', '同时'), granted('wx', '同时')])
  const logins = await Promise.all(codes.map((authorizationCode) => visitor().loginByWx({ authorizationCode })))
  expect(new Set(logins.map(({ lognUser }) => lognUser.id)).size).toBe(1)
})

test('an authorisation is good once, in time, and for its provider', async () => {
  const authorizationCode = await granted('wx', '一次')
  await expect(visitor().loginByQq({ authorizationCode })).rejects.toThrow('授权已失效')
  await visitor().loginByWx({ authorizationCode })
  await expect(visitor().loginByWx({ authorizationCode })).rejects.toThrow('授权已失效')
  const late = await granted('wx', '太晚')
  house.pass(6 * 60_000)
  await expect(visitor().loginByWx({ authorizationCode: late })).rejects.toThrow('授权已失效')
})

test('an account binds WeChat, logs in by it, and parts from it', async () => {
  const person = await house.login('+86-13600000001')
  const mine = house.as(person).account.social
  const proof = await proofOf(house, person, '+86-13600000001')
  await mine.bindWx({ authorizationCode: await granted('wx', '绑定'), proof })
  await expect(mine.bindings()).resolves.toMatchObject({ wxBound: true, wxNickName: '绑定', qqBound: false })
  expect((await loginByWx('绑定')).id).toBe(person.uid)
  await mine.unbindWx({ proof })
  await expect(mine.bindings()).resolves.toMatchObject({ wxBound: false })
})

test('a WeChat of somebody else is not taken, and a second one of mine neither', async () => {
  await loginByWx('别人')
  const person = await house.login('+86-13600000002')
  const { bindWx } = house.as(person).account.social
  const proof = await proofOf(house, person, '+86-13600000002')
  await expect(bindWx({ authorizationCode: await granted('wx', '别人'), proof })).rejects.toMatchObject({
    code: 409,
    message: '该微信已绑定其他账号',
  })
  await bindWx({ authorizationCode: await granted('wx', '我的'), proof })
  await expect(bindWx({ authorizationCode: await granted('wx', '另一个'), proof })).rejects.toMatchObject({ code: 409 })
})

test('nobody parts from the last way to log in', async () => {
  const { id, token } = await loginByWx('只有微信')
  const mine = house.as({ token, uid: id }).account
  const proof = await proofOf(house, { token, uid: id })
  await expect(mine.social.unbindWx({ proof })).rejects.toMatchObject({
    code: 409,
    message: '请先绑定手机号码，再解除绑定',
  })
})

test('a browser is sent only to come back to a page of ours', async () => {
  const { origin } = house.house.settings
  const asked = { provider: 'wx', intent: 'wxlogin' } as const
  const { url, state } = await visitor().authorizeUrl({ ...asked, redirectUri: `${origin}/?x=1` })
  expect(new URL(url).searchParams.get('state')).toBe(state)
  await expect(visitor().authorizeUrl({ ...asked, redirectUri: 'https://evil.example/' })).rejects.toMatchObject({
    code: 403,
  })
})

test('a code on the screen is scanned, confirmed and taken once', async () => {
  const { ticket, url } = await visitor().qrcode()
  const status = () => visitor().qrcodeStatus({ ticket })
  await expect(status()).resolves.toEqual({ status: 'waiting' })
  await house.app.inject({ url: new URL(url).pathname + new URL(url).search })
  await expect(status()).resolves.toEqual({ status: 'scanned' })
  await house.app.inject({
    method: 'POST',
    url: '/sandbox/phone',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ticket, name: '扫码' }).toString(),
  })
  const { status: confirmed, authorizationCode = '' } = await status()
  expect(confirmed).toBe('confirmed')
  await expect(status()).resolves.toEqual({ status: 'expired' })
  await expect(visitor().loginByWx({ authorizationCode })).resolves.toMatchObject({ lognUser: { nickName: '扫码' } })
})

const answerOfPhone = (payload: Record<string, string>) =>
  house.app.inject({
    method: 'POST',
    url: '/sandbox/phone',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(payload).toString(),
  })

test('a phone that refuses leads back without a code, and says so', async () => {
  const page = `${house.house.settings.origin}/about`
  const back = await answerOfPhone({ redirect_uri: page, state: 's', name: '', answer: 'refuse' })
  expect(back.statusCode).toBe(303)
  expect(back.headers.location).toBe(`${page}?state=s`)
  const { ticket } = await visitor().qrcode()
  expect((await answerOfPhone({ ticket, name: '扫码', answer: 'refuse' })).body).toContain('已取消')
  await expect(visitor().qrcodeStatus({ ticket })).resolves.toEqual({ status: 'expired' })
})

test('a code on the screen runs out', async () => {
  const { ticket } = await visitor().qrcode()
  house.pass(3 * 60_000)
  await expect(visitor().qrcodeStatus({ ticket })).resolves.toEqual({ status: 'expired' })
  await expect(visitor().qrcodeStatus({ ticket: 'nobody' })).resolves.toEqual({ status: 'expired' })
})

test('the phone leads back to a page of ours and to no other', async () => {
  const answer = await house.app.inject({
    method: 'POST',
    url: '/sandbox/phone',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ redirect_uri: 'https://evil.example/', state: 's' }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  expect(new URL(String(answer.headers.location)).origin).toBe(new URL(house.house.settings.origin).origin)
})

test('an address is bound by the code sent to it, and belongs to one account', async () => {
  const one = house.as(await house.login('+86-13600000003')).account
  await one.contactPoint.sendEmailCode({ email: 'Li@example.com' })
  await one.contactPoint.bindEmail({ email: 'Li@example.com', code: await codeFor(house.app, 'li@example.com') })
  await expect(one.social.bindings()).resolves.toMatchObject({ email: 'L***@example.com' })
  house.pass(61_000)
  const other = house.as(await house.login('+86-13600000004')).account
  await other.contactPoint.sendEmailCode({ email: 'li@example.com' })
  await expect(
    other.contactPoint.bindEmail({ email: 'li@example.com', code: await codeFor(house.app, 'li@example.com') }),
  ).rejects.toMatchObject({ code: 409, message: '该邮箱已被其他账号使用' })
})

test('a number that somebody has is not bound again', async () => {
  await house.login('+86-13600000005')
  house.pass(61_000)
  const { id, token } = await loginByWx('要绑定手机')
  const mine = house.as({ token, uid: id }).account
  await house.as().account.session.sendNotice({ mobile: '+86-13600000005' })
  const code = await codeFor(house.app, '+86-13600000005')
  const proof = await proofOf(house, { token, uid: id })
  const asked = { mobile: '+86-13600000005', code, proof }
  await expect(mine.contactPoint.bindMobile(asked)).rejects.toMatchObject({ code: 409 })
})
