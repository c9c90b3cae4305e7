import { ApiError } from '@xinpu/sdk'
import { hashPassword } from '@xinpu/sdk/password'
import { expect, test } from 'vitest'
import { codeFor, openHouse } from '../../test/house.ts'
import { proofOf } from '../../test/proof.ts'

const mobile = '+86-13800000001'
const minute = 60_000

test('a new number becomes an account by its code, and the token opens gated calls', async () => {
  await using house = await openHouse()
  const person = await house.login(mobile)
  const profile = await house.as(person).account.profile.myDetail()
  expect(profile).toMatchObject({ id: person.uid, mobile: '+86-138****0001', hasPassword: false })
})

test('a visitor is asked to log in', async () => {
  await using house = await openHouse()
  const answer = await house.app.inject({ method: 'POST', url: '/api/dtUser/myDetail', headers: { token: 'stale' } })
  expect(answer.json()).toMatchObject({ code: 401, msg: '请先登录' })
})

test('a second code within the minute is refused with the seconds left', async () => {
  await using house = await openHouse()
  const { sendNotice } = house.as().account.session
  await sendNotice({ mobile })
  const refused = await sendNotice({ mobile }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 429, data: { retryAfter: 60 } })
  house.pass(minute)
  await expect(sendNotice({ mobile })).resolves.toBeNull()
})

test('a clock that jumps back an hour keeps nobody from a code or a password for the hour', async () => {
  await using house = await openHouse()
  const { sendNotice, loginByPassword } = house.as().account.session
  await sendNotice({ mobile })
  const wrong = () => loginByPassword({ mobile, pwd: hashPassword('x') })
  for (let count = 0; count < 5; count += 1) await expect(wrong()).rejects.toThrow('手机号码或密码错误')
  await expect(wrong()).rejects.toThrow('密码错误次数过多')
  house.pass(-60 * minute)
  await expect(sendNotice({ mobile })).resolves.toBeNull()
  await expect(sendNotice({ mobile })).rejects.toMatchObject({ data: { retryAfter: 60 } })
  await expect(wrong()).rejects.toThrow('手机号码或密码错误')
})

test('two requests for a code at once send one', async () => {
  await using house = await openHouse()
  const { sendNotice } = house.as().account.session
  const outcomes = await Promise.allSettled([sendNotice({ mobile }), sendNotice({ mobile })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a wrong code, a spent code and an old code are told apart in Chinese', async () => {
  await using house = await openHouse()
  const { sendNotice, loginByCode } = house.as().account.session
  await sendNotice({ mobile })
  const code = await codeFor(house.app, mobile)
  const wrong = code === '000000' ? '000001' : '000000'
  await expect(loginByCode({ mobile, code: wrong })).rejects.toThrow('验证码错误')
  await loginByCode({ mobile, code })
  await expect(loginByCode({ mobile, code })).rejects.toThrow('验证码已失效，请重新获取')
  house.pass(minute)
  await sendNotice({ mobile })
  const next = await codeFor(house.app, mobile)
  house.pass(6 * minute)
  await expect(loginByCode({ mobile, code: next })).rejects.toThrow('验证码已失效，请重新获取')
})

test('after five wrong codes the right one is refused too', async () => {
  await using house = await openHouse()
  const { sendNotice, loginByCode } = house.as().account.session
  await sendNotice({ mobile })
  const code = await codeFor(house.app, mobile)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let count = 0; count < 5; count += 1)
    await expect(loginByCode({ mobile, code: wrong })).rejects.toThrow('验证码错误')
  await expect(loginByCode({ mobile, code })).rejects.toThrow('验证码错误次数过多，请重新获取')
})

test('one code used twice at once logs in once', async () => {
  await using house = await openHouse()
  const { sendNotice, loginByCode } = house.as().account.session
  await sendNotice({ mobile })
  const code = await codeFor(house.app, mobile)
  const outcomes = await Promise.allSettled([loginByCode({ mobile, code }), loginByCode({ mobile, code })])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a password logs in; a wrong one and an unknown number read the same; five lock', async () => {
  await using house = await openHouse()
  const person = await house.login(mobile)
  const proof = await proofOf(house, person, mobile)
  await house.as(person).account.register.changePassword({ pwd: hashPassword('correct horse'), proof })
  const { loginByPassword } = house.as().account.session
  await expect(loginByPassword({ mobile, pwd: hashPassword('correct horse') })).resolves.toMatchObject({
    id: person.uid,
  })
  await expect(loginByPassword({ mobile: '+86-13900000000', pwd: hashPassword('x') })).rejects.toThrow(
    '手机号码或密码错误',
  )
  for (let count = 0; count < 5; count += 1)
    await expect(loginByPassword({ mobile, pwd: hashPassword('x') })).rejects.toThrow('手机号码或密码错误')
  await expect(loginByPassword({ mobile, pwd: hashPassword('correct horse') })).rejects.toThrow('密码错误次数过多')
  house.pass(16 * minute)
  await expect(loginByPassword({ mobile, pwd: hashPassword('correct horse') })).resolves.toMatchObject({
    id: person.uid,
  })
})

test('logging out ends the token at once', async () => {
  await using house = await openHouse()
  const person = await house.login(mobile)
  await house.as(person).account.session.logout()
  await expect(house.as(person).account.profile.myDetail()).rejects.toMatchObject({ code: 401 })
})

test('the session cookie renews a token that has run out, and the old one stays dead', async () => {
  await using house = await openHouse()
  await house.as().account.session.sendNotice({ mobile })
  const login = await house.app.inject({
    method: 'POST',
    url: '/api/web/login',
    payload: { mobile, code: await codeFor(house.app, mobile) },
  })
  const [cookie] = login.cookies
  expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax' })
  const stale = login.json<{ data: { token: string; id: number } }>().data
  house.pass(13 * 60 * minute)
  await expect(house.as({ token: stale.token }).account.profile.myDetail()).rejects.toBeInstanceOf(ApiError)
  const renewed = await house.app.inject({
    method: 'POST',
    url: '/api/auth/session/renew',
    cookies: { sid: cookie?.value ?? '' },
  })
  const { token } = renewed.json<{ data: { token: string } }>().data
  await expect(house.as({ token }).account.profile.myDetail()).resolves.toMatchObject({ id: stale.id })
})

test('a one-time code is made for listed hosts only, and works once', async () => {
  await using house = await openHouse({ returnHosts: ['blog.example.com'] })
  const person = await house.login(mobile)
  const { createExchange } = house.as(person).account.session
  for (const target of [
    'https://evil.example',
    'https://blog.example.com.evil.example',
    'https://user@blog.example.com',
    'javascript:alert(1)',
  ]) {
    await expect(createExchange({ target })).rejects.toBeInstanceOf(ApiError)
  }
  const { code } = await createExchange({ target: 'https://blog.example.com/post/1' })
  await expect(house.as().account.session.redeemExchange({ code })).resolves.toMatchObject({ id: person.uid })
  await expect(house.as().account.session.redeemExchange({ code })).rejects.toThrow('登录链接已失效')
})

test('bad fields are named in Chinese', async () => {
  await using house = await openHouse()
  const { loginByCode } = house.as().account.session
  await expect(loginByCode({ mobile: '12', code: '123456' })).rejects.toMatchObject({
    code: 400,
    message: '手机号码格式不正确',
  })
  await expect(loginByCode({ mobile, code: '' })).rejects.toMatchObject({
    code: 400,
    message: '请输入短信验证码',
    fields: [{ field: 'code' }, { field: 'code' }],
  })
})
