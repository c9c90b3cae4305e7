import { hashPassword } from '@xinpu/sdk/password'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accept, draftBy, reviewer } from '../../test/company.ts'
import { creditCodeOf } from '../../test/enterprise.ts'
import { codeFor, openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { licencePaper, licencePicture } from '../../test/licence.ts'
import { raiseLicenceAlerts } from './licence-alerts.ts'

let house: TestHouse
let admin: Person
beforeAll(async () => {
  house = await openHouse()
  admin = await reviewer(house)
})
afterAll(async () => house[Symbol.asyncDispose]())

let last = 0
const newcomer = () => house.login(`+86-1360000${String((last += 1)).padStart(4, '0')}`)
const certification = (person: Person) => house.as(person).enterprise.certification
const day = 86_400_000

test('a certification goes from nothing to pending to certified, and opens the doors of a company', async () => {
  const person = await newcomer()
  await expect(certification(person).status()).resolves.toBeNull()
  await expect(certification(person).detail()).resolves.toBeNull()
  const draft = await draftBy(house, person, { validTo: '2036-01-31', region: '广东 深圳' })
  await expect(certification(person).auth(draft)).resolves.toEqual({ status: 'pending' })
  await expect(certification(person).update({ intro: '早了' })).rejects.toMatchObject({ code: 403 })
  await expect(house.as(person).account.profile.identity()).resolves.toMatchObject({ isEnterprise: false })

  const id = await accept(house, admin, draft.name)
  await expect(certification(person).status()).resolves.toBe('certified')
  await expect(certification(person).detail()).resolves.toMatchObject({
    id,
    name: draft.name,
    validTo: '2036-01-31',
    region: '广东 深圳',
    isCreator: true,
    creatorId: person.uid,
    memberStatus: 'joined',
    authMobile: '+86-13800000000',
    rejects: [],
  })
  await expect(house.as(person).account.profile.identity()).resolves.toMatchObject({
    isEnterprise: true,
    isEnterpriseCreator: true,
    enterpriseId: id,
  })
  await expect(house.as().enterprise.directory.detail({ id })).resolves.toMatchObject({ name: draft.name })
})

test('the same application twice is one matter; a corrected one takes the place of the first', async () => {
  const person = await newcomer()
  const draft = await draftBy(house, person)
  await Promise.all([certification(person).auth(draft), certification(person).auth(draft)])
  const waiting = () => house.as(admin).admin.audit.list({ status: 'pending', keywords: draft.name })
  const [first] = (await waiting()).data
  expect((await waiting()).totalRecord).toBe(1)
  await certification(person).auth({ ...draft, legalPerson: '李四' })
  const [second] = (await waiting()).data
  expect((await waiting()).totalRecord).toBe(1)
  expect(second?.id).not.toBe(first?.id)
  await expect(house.as(admin).admin.audit.pass({ id: first?.id ?? 0 })).rejects.toMatchObject({
    code: 409,
    message: '申请人已修改或撤回，请刷新后查看',
  })
})

test('a code with a wrong check, an unknown type and a licence of somebody else are named', async () => {
  const [person, other] = [await newcomer(), await newcomer()]
  const draft = await draftBy(house, person)
  const wrong = async (changes: object, field: string) => {
    const error = await certification(person)
      .auth({ ...draft, ...changes })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 400, fields: [{ field }] })
  }
  await wrong({ creditCode: `${draft.creditCode.slice(0, -1)}${draft.creditCode.endsWith('0') ? 1 : 0}` }, 'creditCode')
  await wrong({ type: ['贸易商', '皮包公司'] }, 'type')
  await wrong({ businessLicense: (await draftBy(house, other)).businessLicense }, 'businessLicense')
  await wrong({ businessLicense: 'https://evil.example/a.jpg' }, 'businessLicense')
  await wrong({ proxyUrl: '/files/oss/aaaaaaaaaaaaaaaaaaaaaaaa.pdf' }, 'proxyUrl')
  await expect(certification(person).status()).resolves.toBeNull()
})

test('who finds the company certified already is shown the way in, by code and by name', async () => {
  const [first, second] = [await newcomer(), await newcomer()]
  const draft = await draftBy(house, first, { name: '深圳市先来(集团)有限公司' })
  await certification(first).auth(draft)
  const id = await accept(house, admin, draft.name)
  const same = await draftBy(house, second, { creditCode: draft.creditCode })
  await expect(certification(second).auth(same)).rejects.toMatchObject({
    code: 409,
    message: '该统一社会信用代码已由「深圳市先来(集团)有限公司」认证，您可以申请加入该企业',
    data: { enterprise: { id } },
  })
  const namesake = await draftBy(house, second, { name: '深圳市先来（集团）有限公司' })
  await expect(certification(second).auth(namesake)).rejects.toMatchObject({ code: 409, fields: [{ field: 'name' }] })
  const { isNameFree } = house.as().account.register
  await expect(isNameFree({ name: namesake.name, type: 'enterprise' })).resolves.toBe(false)
  await expect(isNameFree({ name: '没有这家公司', type: 'enterprise' })).resolves.toBe(true)
})

test('a certified company keeps its name and code, and stays certified while a new licence is reviewed', async () => {
  const person = await newcomer()
  const draft = await draftBy(house, person, { validTo: '2030-01-01', intro: '我们卖电容' })
  await certification(person).auth(draft)
  await accept(house, admin, draft.name)
  const fresh = await draftBy(house, person, { name: draft.name, creditCode: draft.creditCode, validTo: '2040-01-01' })
  await expect(certification(person).auth({ ...fresh, name: '另一家公司' })).rejects.toMatchObject({ code: 409 })
  await expect(certification(person).auth(fresh)).resolves.toEqual({ status: 'certified' })
  await expect(certification(person).detail()).resolves.toMatchObject({ validTo: '2030-01-01', status: 'certified' })
  await accept(house, admin, draft.name)
  await expect(certification(person).detail()).resolves.toMatchObject({
    validTo: '2040-01-01',
    businessLicense: fresh.businessLicense,
    intro: '我们卖电容',
  })
})

test('the profile is replaced without review, by its creator', async () => {
  const person = await newcomer()
  const draft = await draftBy(house, person, { intro: '旧简介', region: '广东' })
  await certification(person).auth(draft)
  await accept(house, admin, draft.name)
  const shown = await certification(person).update({ website: 'https://xinpu.example/', region: '上海' })
  expect(shown).toMatchObject({ website: 'https://xinpu.example/', region: '上海' })
  expect(shown).not.toHaveProperty('intro')
  await expect(certification(person).update({ logo: 'https://evil.example/a.png' })).rejects.toMatchObject({
    fields: [{ field: 'logo' }],
  })
})

describe('a licence', () => {
  test('tells the code of its QR', async () => {
    const person = await newcomer()
    const creditCode = creditCodeOf(42)
    const file = await licencePicture(`http://www.gsxt.gov.cn/index.html?uniscid=${creditCode}`)
    await expect(certification(person).uploadLicense({ file })).resolves.toMatchObject({
      url: expect.stringMatching(/^\/files\/oss\/.+\.jpg$/),
      creditCode,
    })
  })

  test('tells its text where it is a PDF', async () => {
    const person = await newcomer()
    const creditCode = creditCodeOf(43)
    const file = await licencePaper([
      `统一社会信用代码：${creditCode}`,
      '名称：深圳市芯谱电子有限公司',
      '法定代表人：张三',
      '营业期限：2016年02月01日至2036年01月31日',
      '住所：深圳市福田区',
    ])
    await expect(certification(person).uploadLicense({ file })).resolves.toMatchObject({
      creditCode,
      name: '深圳市芯谱电子有限公司',
      legalPerson: '张三',
      validTo: '2036-01-31',
      address: '深圳市福田区',
    })
  })

  test('is seen by its people and the reviewers, and by nobody else', async () => {
    const [person, stranger, member] = [await newcomer(), await newcomer(), await newcomer()]
    const draft = await draftBy(house, person)
    const url = draft.businessLicense
    const seen = async (who: Person) =>
      (await house.app.inject({ url, headers: { token: who.token ?? '' } })).statusCode
    expect([await seen(person), await seen(admin), await seen(stranger), await seen({})]).toEqual([200, 200, 403, 401])

    await certification(person).auth(draft)
    const enterpriseId = await accept(house, admin, draft.name)
    await house.as(member).enterprise.member.join({ enterpriseId })
    expect(await seen(member)).toBe(403)
    const [asking] = (await house.as(person).enterprise.member.list({ status: 'applying' })).data
    await house.as(person).enterprise.member.audit({ id: asking?.id ?? 0, status: 'joined' })
    expect(await seen(member)).toBe(200)
  })
})

describe('who comes for a company', () => {
  const pwd = hashPassword('correct horse')
  const codeTo = async (mobile: string) => {
    await house.as().account.session.sendNotice({ mobile })
    return codeFor(house.app, mobile)
  }
  const visitor = { uuid: 'a-browser-of-a-visitor' }

  async function enterpriseOf(uuid = visitor.uuid) {
    const { authName, authMobile, ...draft } = await draftBy(house, { uuid })
    return { ...draft, contactName: authName, contactMobile: authMobile }
  }

  test('makes the account, sends the application and is logged in; the licence was uploaded before', async () => {
    const mobile = '+86-13500000001'
    const enterprise = { ...(await enterpriseOf()), email: 'a@b.cn' }
    const told = { mobile, code: await codeTo(mobile), pwd, enterprise }
    const { id, token } = await house.as(visitor).account.register.asEnterprise(told)
    const person = { uid: id, token }
    await expect(certification(person).status()).resolves.toBe('pending')
    await expect(house.as(person).account.profile.myDetail()).resolves.toMatchObject({ email: 'a@b.cn' })
    await accept(house, admin, enterprise.name)
    await expect(certification(person).status()).resolves.toBe('certified')
  })

  test('keeps the code of the SMS where the company is refused, and leaves no account', async () => {
    const mobile = '+86-13500000002'
    const enterprise = await enterpriseOf('another browser')
    const told = { mobile, code: await codeTo(mobile), pwd, enterprise }
    await expect(house.as(visitor).account.register.asEnterprise(told)).rejects.toMatchObject({
      code: 400,
      fields: [{ field: 'enterprise.businessLicense' }],
    })
    await expect(house.as().account.register.isRegistered({ mobile })).resolves.toBe(false)
    const right = { ...told, enterprise: await enterpriseOf() }
    await expect(house.as(visitor).account.register.asEnterprise(right)).resolves.toMatchObject({
      nickName: expect.stringMatching(/^芯友[a-z]{6}$/),
    })
  })

  test('proves the number like everybody, and has none that is registered', async () => {
    const mobile = '+86-13500000003'
    const told = { mobile, code: '000000', pwd, enterprise: await enterpriseOf() }
    await expect(house.as(visitor).account.register.asEnterprise(told)).rejects.toMatchObject({ code: 0 })
    await house.login('+86-13500000004')
    house.pass(61_000)
    const known = { ...told, mobile: '+86-13500000004', code: await codeTo('+86-13500000004') }
    await expect(house.as(visitor).account.register.asEnterprise(known)).rejects.toMatchObject({ code: 409 })
  })
})

test('the creator is told 60, 30 and 7 days before the licence ends, once each', async () => {
  const person = await newcomer()
  const draft = await draftBy(house, person, { validTo: '2035-06-30' })
  await certification(person).auth(draft)
  await accept(house, admin, draft.name)
  const end = Date.parse('2035-06-30T04:00:00Z')
  const told = []
  for (const before of [61, 60, 59, 31, 30, 8, 7, 7, 0, -1])
    told.push(await raiseLicenceAlerts(house.house.db, new Date(end - before * day)))
  expect(told).toEqual([0, 1, 0, 0, 1, 0, 1, 0, 0, 0])
  const alerts = await house.house.db.selectFrom('alert').selectAll().where('account_id', '=', person.uid).execute()
  expect(alerts.map(({ content }) => /\d+ 天/.exec(content)?.[0])).toEqual(['60 天', '30 天', '7 天'])
})
