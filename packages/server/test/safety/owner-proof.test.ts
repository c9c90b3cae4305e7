import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantInSandbox } from '../../src/social/sandbox-provider.ts'
import { codeFor, openHouse, type Person, type TestHouse } from '../house.ts'
import { proofOf } from '../proof.ts'
import { askCode, codeOf, logIn, loggedIn, minute, opens, post, renews, second, type LoggedIn } from './wire.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ returnHosts: ['partner.example'] })
})
afterAll(async () => house[Symbol.asyncDispose]())

const pwd = hashPassword('correct horse 1')
let last = 0
const freshNumber = () => `+86-1370000${String((last += 1)).padStart(4, '0')}`
const personOf = ({ id, token }: LoggedIn): Person => ({ uid: id, token })

async function register(): Promise<LoggedIn & { mobile: string }> {
  const mobile = freshNumber()
  await askCode(house, mobile)
  return {
    mobile,
    ...loggedIn(await post(house, '/register', { mobile, code: await codeFor(house.app, mobile), pwd })),
  }
}

async function byWx(name: string): Promise<LoggedIn> {
  const authorizationCode = await grantInSandbox(house.house, 'wx', { subject: name, nickName: name })
  const answer = await post(house, '/wx/web/login', { authorizationCode })
  const { lognUser } = answer.json<{ data: { lognUser: { id: number; token: string } } }>().data
  return { ...lognUser, sid: answer.cookies.find(({ name: cookie }) => cookie === 'sid')?.value ?? '' }
}

/** A code that the number of whoever tries has just got. */
async function codeAt(mobile: string): Promise<string> {
  house.pass(61 * second)
  await askCode(house, mobile)
  return codeFor(house.app, mobile)
}

const bind = async (token: string, mobile: string, proof?: string) =>
  post(house, '/v1/bindMobile', { mobile, code: await codeAt(mobile), ...(proof && { proof }) }, { headers: { token } })

const numberOf = async (id: number) =>
  (await house.house.db.selectFrom('account').select('mobile').where('id', '=', id).executeTakeFirstOrThrow()).mobile

test('a token alone changes no number, however fresh, with no proof, a made-up one and that of somebody else', async () => {
  const [victim, thief] = [await register(), await register()]
  const others = await house.as(personOf(thief)).account.proof.give({ pwd })
  for (const proof of [undefined, 'x'.repeat(43), others.proof]) {
    const answer = await bind(victim.token, freshNumber(), proof)
    expect(answer.json()).toMatchObject({ code: proof ? 403 : 400, msg: '请先验证身份' })
  }
  await expect(numberOf(victim.id)).resolves.toBe(victim.mobile)
})

test('nor does it make or end another way in, set a first password, or take the data away', async () => {
  const mobile = freshNumber()
  const { token } = await logIn(house, mobile)
  const carried = { headers: { token } }
  for (const [path, fields] of Object.entries<Record<string, string>>({
    '/wx/web/binding': {
      authorizationCode: await grantInSandbox(house.house, 'wx', { subject: '贼', nickName: '贼' }),
    },
    '/qq/web/binding': {
      authorizationCode: await grantInSandbox(house.house, 'qq', { subject: '贼', nickName: '贼' }),
    },
    '/wx/web/unbind': {},
    '/qq/web/unbind': {},
    '/restPwd': { pwd },
    '/my/data/export': {},
  }))
    for (const proof of ['', 'guess'])
      expect(codeOf(await post(house, path, { ...fields, proof }, carried))).not.toBe(1)
})

test('whoever knows the password, or reads the old number, changes it; wrong ones are counted', async () => {
  const one = await register()
  const mine = house.as(personOf(one)).account.proof
  await expect(mine.give({ pwd: hashPassword('guess') })).rejects.toThrow('原密码错误')
  await expect(mine.give({})).rejects.toThrow('请输入已绑定手机收到的验证码')
  await expect(mine.give({ code: '000000' })).rejects.toThrow(/验证码/)
  const next = freshNumber()
  expect(codeOf(await bind(one.token, next, (await mine.give({ pwd })).proof))).toBe(1)
  await expect(numberOf(one.id)).resolves.toBe(next)
  const third = freshNumber()
  expect(codeOf(await bind(one.token, third, await proofOf(house, personOf(one), next)))).toBe(1)
  await expect(numberOf(one.id)).resolves.toBe(third)
})

test('a number that is changed ends the other sessions, and the old number, the mailbox and the inbox are told', async () => {
  const one = await register()
  const email = 'owner@example.com'
  const mine = house.as(personOf(one)).account
  await mine.contactPoint.sendEmailCode({ email })
  await mine.contactPoint.bindEmail({ email, code: await codeFor(house.app, email) })
  const other = loggedIn(await post(house, '/login1', { mobile: one.mobile, pwd }))
  const { proof } = await mine.proof.give({ pwd })
  expect(codeOf(await bind(one.token, freshNumber(), proof))).toBe(1)
  expect(await opens(house, one.token)).toBe(true)
  expect(await opens(house, other.token)).toBe(false)
  expect(await renews(house, other.sid)).toBe(false)
  const sent = await house.house.db.selectFrom('sandbox_message').selectAll().orderBy('id').execute()
  for (const recipient of [one.mobile, email])
    expect(sent.findLast((message) => message.recipient === recipient)?.text).toContain('已换绑其他手机')
  const inbox = await house.as(personOf(one)).message.message.list({})
  expect(inbox.data[0]).toMatchObject({ title: '账号安全：更换了手机' })
})

test('a proof is good for ten minutes, in its session, and for the number that it was given for', async () => {
  const one = await register()
  const give = async () => (await house.as(personOf(one)).account.proof.give({ pwd })).proof
  const late = await give()
  house.pass(10 * minute)
  expect(codeOf(await bind(one.token, freshNumber(), late))).toBe(403)
  const other = loggedIn(await post(house, '/login1', { mobile: one.mobile, pwd }))
  expect(codeOf(await bind(other.token, freshNumber(), await give()))).toBe(403)
  const spent = await give()
  expect(codeOf(await bind(one.token, freshNumber(), spent))).toBe(1)
  expect(codeOf(await bind(one.token, freshNumber(), spent))).toBe(403)
})

test('who came by WeChat alone binds a first number soon after the login, and not by a partner’s code', async () => {
  const old = await byWx('很久以前')
  house.pass(16 * minute)
  await expect(proofOf(house, personOf(old))).rejects.toThrow('请退出后重新登录')
  const fresh = await byWx('刚刚登录')
  const { code } = await house
    .as(personOf(fresh))
    .account.session.createExchange({ target: 'https://partner.example/' })
  const strayed = loggedIn(await post(house, '/auth/exchange/redeem', { code }))
  await expect(proofOf(house, personOf(strayed))).rejects.toThrow('请退出后重新登录')
  const mobile = freshNumber()
  expect(codeOf(await bind(fresh.token, mobile, await proofOf(house, personOf(fresh))))).toBe(1)
  await expect(numberOf(fresh.id)).resolves.toBe(mobile)
})

test('an address that was proved is replaced with a proof alone, and not by the profile', async () => {
  const one = await register()
  const { contactPoint, profile, proof } = house.as(personOf(one)).account
  const bindEmail = async (email: string, given?: string) => {
    await contactPoint.sendEmailCode({ email })
    return contactPoint.bindEmail({ email, code: await codeFor(house.app, email), ...(given && { proof: given }) })
  }
  await bindEmail('first@example.com')
  await expect(bindEmail('thief@example.com')).rejects.toMatchObject({ code: 403 })
  await expect(profile.update({ email: 'thief@example.com' })).rejects.toMatchObject({ code: 400 })
  await expect(profile.update({ email: 'first@example.com', intro: '你好' })).resolves.toMatchObject({ intro: '你好' })
  house.pass(61 * second)
  await bindEmail('thief@example.com', (await proof.give({ pwd })).proof)
})
