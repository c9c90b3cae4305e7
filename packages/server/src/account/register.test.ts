import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

let last = 0
/** A number nobody has used. */
const freshNumber = () => `+86-1370000${String((last += 1)).padStart(4, '0')}`

async function codeTo(mobile: string): Promise<string> {
  await house.as().account.session.sendNotice({ mobile })
  return codeFor(house.app, mobile)
}

const pwd = hashPassword('correct horse')

async function register(mobile: string, more: object = {}) {
  return house.as().account.register.asPerson({ mobile, code: await codeTo(mobile), pwd, ...more })
}

test('a new number becomes an account and is logged in', async () => {
  const mobile = freshNumber()
  const { id, token, nickName } = await register(mobile, { nickName: '硬件工程师' })
  expect(nickName).toBe('硬件工程师')
  await expect(house.as({ token, uid: id }).account.profile.myDetail()).resolves.toMatchObject({ hasPassword: true })
  await expect(house.as().account.session.loginByPassword({ mobile, pwd })).resolves.toMatchObject({ id })
})

test('a number is registered once, also when two do it at the same moment', async () => {
  const mobile = freshNumber()
  await register(mobile)
  house.pass(61_000)
  await expect(register(mobile)).rejects.toMatchObject({ code: 409, message: '该手机号码已注册，请直接登录' })
})

test('a wrong code makes no account', async () => {
  const mobile = freshNumber()
  await codeTo(mobile)
  await expect(house.as().account.register.asPerson({ mobile, code: '000000', pwd })).rejects.toThrow('验证码错误')
  await expect(house.as().account.register.isRegistered({ mobile })).resolves.toBe(false)
})

test('looking at a code does not use it up, and five looks are all there are', async () => {
  const mobile = freshNumber()
  const code = await codeTo(mobile)
  const { checkCode } = house.as().account.register
  await expect(checkCode({ mobile, code })).resolves.toBe(true)
  await expect(checkCode({ mobile, code: code === '111111' ? '222222' : '111111' })).resolves.toBe(false)
  for (let tries = 2; tries < 5; tries += 1) await checkCode({ mobile, code })
  await expect(checkCode({ mobile, code })).rejects.toMatchObject({ code: 429 })
})

test('a forgotten password is replaced by a code, and every session ends', async () => {
  const mobile = freshNumber()
  const { id, token } = await register(mobile)
  house.pass(61_000)
  const next = hashPassword('battery staple')
  await house.as().account.register.recoverPassword({ mobile, code: await codeTo(mobile), pwd: next })
  await expect(house.as({ token, uid: id }).account.profile.myDetail()).rejects.toMatchObject({ code: 401 })
  await expect(house.as().account.session.loginByPassword({ mobile, pwd: next })).resolves.toMatchObject({ id })
})

test('a number nobody has reads the same when its password is forgotten, and stays nobody', async () => {
  const mobile = freshNumber()
  await expect(
    house.as().account.register.recoverPassword({ mobile, code: await codeTo(mobile), pwd }),
  ).resolves.toBeNull()
  await expect(house.as().account.register.isRegistered({ mobile })).resolves.toBe(false)
})

test('whoever changes a password knows the old one, and the other devices are out', async () => {
  const mobile = freshNumber()
  const { id, token } = await register(mobile)
  const other = await house.as().account.session.loginByPassword({ mobile, pwd })
  const mine = house.as({ token, uid: id }).account
  const next = hashPassword('battery staple')
  await expect(mine.register.changePassword({ pwd: next })).rejects.toThrow('原密码错误')
  await expect(mine.register.changePassword({ oldPwd: next, pwd: next })).rejects.toThrow('原密码错误')
  await mine.register.changePassword({ oldPwd: pwd, pwd: next })
  await expect(mine.profile.myDetail()).resolves.toMatchObject({ id })
  await expect(house.as({ token: other.token, uid: id }).account.profile.myDetail()).rejects.toMatchObject({
    code: 401,
  })
})

test('guessing the old password locks it', async () => {
  const { id, token } = await register(freshNumber())
  const { changePassword } = house.as({ token, uid: id }).account.register
  const wrong = { oldPwd: hashPassword('guess'), pwd }
  for (let tries = 0; tries < 5; tries += 1) await expect(changePassword(wrong)).rejects.toThrow('原密码错误')
  await expect(changePassword({ ...wrong, oldPwd: pwd })).rejects.toMatchObject({ code: 429 })
})

test('who asks for many numbers is told to wait', async () => {
  await using small = await openHouse()
  const { isRegistered } = small.as().account.register
  for (let asked = 0; asked < 30; asked += 1) await isRegistered({ mobile: freshNumber() })
  await expect(isRegistered({ mobile: freshNumber() })).rejects.toMatchObject({ code: 429 })
  small.pass(11 * 60_000)
  await expect(isRegistered({ mobile: freshNumber() })).resolves.toBe(false)
})

test('a profile is no way to set a password', async () => {
  const mobile = freshNumber()
  const { id, token } = await register(mobile)
  const update = house.as({ token, uid: id }).account.profile.update as (input: object) => Promise<unknown>
  await update({ pwd: hashPassword('stolen'), company: '示例电子' })
  await expect(house.as().account.session.loginByPassword({ mobile, pwd })).resolves.toMatchObject({ id })
  await expect(house.as({ token, uid: id }).account.profile.myDetail()).resolves.toMatchObject({ company: '示例电子' })
})

test('devices are listed, the one that asks is marked, and others can be logged out', async () => {
  const mobile = freshNumber()
  const { id, token } = await register(mobile)
  const other = await house.as().account.session.loginByPassword({ mobile, pwd })
  const mine = house.as({ token, uid: id }).account.device
  const { data } = await mine.list()
  expect(data.map(({ current }) => current).sort()).toEqual([false, true])
  await mine.revoke({ ids: data.filter(({ current }) => !current).map((device) => device.id) })
  await expect(house.as({ token: other.token, uid: id }).account.profile.myDetail()).rejects.toMatchObject({
    code: 401,
  })
  await mine.revoke()
  await expect(mine.list()).resolves.toMatchObject({ totalRecord: 1 })
})

test('nobody logs out the devices of others', async () => {
  const { id, token } = await register(freshNumber())
  const stranger = await register(freshNumber())
  const { data } = await house.as({ token, uid: id }).account.device.list()
  await house
    .as({ token: stranger.token, uid: stranger.id })
    .account.device.revoke({ ids: data.map((device) => device.id) })
  await expect(house.as({ token, uid: id }).account.profile.myDetail()).resolves.toMatchObject({ id })
})

test('an invitation is counted for who invited, and its code never changes', async () => {
  const { id, token } = await register(freshNumber())
  const mine = house.as({ token, uid: id }).account.shareCode
  const { shareCode, url } = await mine.mine()
  expect(url).toContain(`/promoteRegistration?shareCode=${shareCode}`)
  await register(freshNumber(), { shareCode })
  await register(freshNumber(), { shareCode: 'nobody' })
  await expect(mine.totals()).resolves.toEqual({ inviteCount: 1, rewardCount: 0, todayCount: 1 })
  await expect(mine.records()).resolves.toMatchObject({
    totalRecord: 1,
    data: [{ mobile: expect.stringContaining('*') }],
  })
  await expect(mine.mine()).resolves.toMatchObject({ shareCode })
  await expect(house.as().account.shareCode.inviter({ shareCode })).resolves.toMatchObject({
    valid: true,
    user: { id },
  })
  await expect(house.as().account.shareCode.inviter({ shareCode: 'nobody' })).resolves.toEqual({ valid: false })
})

test('a search is kept once, renamed, listed by its scene and forgotten', async () => {
  const { id, token } = await register(freshNumber())
  const mine = house.as({ token, uid: id }).account.savedSearch
  const query = { keywords: '0.1uF 0402', brandId: [1, 2] }
  const first = await mine.save({ name: '电容', scene: 'part', query, notify: true })
  const again = await mine.save({ name: '去耦电容', scene: 'part', query, notify: false })
  expect(again).toMatchObject({ id: first.id, name: '去耦电容', notify: false, query })
  await mine.save({ name: '电容', scene: 'spec', query, notify: true })
  await expect(mine.list({ scene: 'part' })).resolves.toMatchObject({ totalRecord: 1 })
  await mine.remove({ ids: [first.id] })
  await expect(mine.list()).resolves.toMatchObject({ totalRecord: 1 })
  await expect(mine.save({ id: first.id, name: 'x', scene: 'part', query, notify: true })).rejects.toMatchObject({
    code: 404,
  })
})
