import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftBy, reviewer } from '../../test/company.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => house[Symbol.asyncDispose]())

let last = 0
const newcomer = () => house.login(`+86-1350000${String((last += 1)).padStart(4, '0')}`)
const member = (person: Person) => house.as(person).enterprise.member
const status = (person: Person) => house.as(person).enterprise.certification.status()
const titles = async (person: Person) =>
  (await house.as(person).message.message.list({ type: 'notification' })).data.map(({ title }) => title)

async function company() {
  const creator = await newcomer()
  const enterpriseId = await certify(house.house.db, creator.uid)
  const join = async (answer: 'joined' | 'refused' | 'none' = 'joined') => {
    const person = await newcomer()
    await member(person).join({ enterpriseId, remark: '我是采购' })
    const asking = (await member(creator).list({ status: 'applying' })).data.find(({ user }) => user.id === person.uid)
    const id = asking?.id ?? 0
    if (answer !== 'none') await member(creator).audit({ id, status: answer })
    return { ...person, id }
  }
  return { creator, enterpriseId, join }
}

test('a person asks, the creator lets them in, and both are told', async () => {
  const { creator, join, enterpriseId } = await company()
  const person = await join('none')
  await expect(status(person)).resolves.toBeNull()
  await expect(house.as(person).enterprise.certification.detail()).resolves.toMatchObject({
    id: enterpriseId,
    memberStatus: 'applying',
    businessLicense: '',
    authMobile: '+86-138****0000',
  })
  expect(await titles(creator)).toContainEqual(expect.stringContaining('有人申请加入企业'))
  const { data } = await member(creator).list()
  expect(data.map(({ status: at, role, remark }) => [at, role, remark])).toEqual([
    ['applying', 'member', '我是采购'],
    ['joined', 'creator', undefined],
  ])
  await member(creator).audit({ id: person.id, status: 'joined' })
  await expect(member(creator).audit({ id: person.id, status: 'joined' })).resolves.toBeNull()
  await expect(member(creator).audit({ id: person.id, status: 'refused' })).rejects.toMatchObject({ code: 409 })
  await expect(status(person)).resolves.toBe('certified')
  await expect(house.as(person).account.profile.identity()).resolves.toMatchObject({
    isEnterprise: true,
    isEnterpriseCreator: false,
    enterpriseId,
  })
  expect(await titles(person)).toEqual([expect.stringContaining('您已加入企业')])
})

test('who is refused is told why, and may ask again', async () => {
  const { creator, join, enterpriseId } = await company()
  const person = await join('none')
  await member(creator).audit({ id: person.id, status: 'refused', remark: '不认识您' })
  const [notice] = (await house.as(person).message.message.list({ type: 'notification' })).data
  expect(notice).toMatchObject({ content: '不认识您' })
  await expect(house.as(person).enterprise.certification.detail()).resolves.toBeNull()
  await member(person).join({ enterpriseId })
  await expect(member(creator).list({ status: 'applying' })).resolves.toMatchObject({ totalRecord: 1 })
})

test('asking twice is asking once, and asking another company moves the wish', async () => {
  const [one, other] = [await company(), await company()]
  const person = await one.join('none')
  await member(person).join({ enterpriseId: one.enterpriseId })
  await expect(member(one.creator).list({ status: 'applying' })).resolves.toMatchObject({ totalRecord: 1 })
  expect((await titles(one.creator)).length).toBe(1)
  await member(person).join({ enterpriseId: other.enterpriseId })
  await expect(member(one.creator).list({ status: 'applying' })).resolves.toMatchObject({ totalRecord: 0 })
  await expect(member(other.creator).list({ status: 'applying' })).resolves.toMatchObject({ totalRecord: 1 })
})

test('only a company that is certified is joined, and only by who acts for none', async () => {
  const { creator, join, enterpriseId } = await company()
  const person = await join()
  await expect(member(person).join({ enterpriseId })).rejects.toMatchObject({ code: 409 })
  await expect(member(creator).join({ enterpriseId: (await company()).enterpriseId })).rejects.toMatchObject({
    code: 409,
  })
  await expect(member(await newcomer()).join({ enterpriseId: 999_999 })).rejects.toMatchObject({ code: 404 })
})

test('who applied in vain joins the company that was first; the application is taken back', async () => {
  const { creator, enterpriseId } = await company()
  const admin = await reviewer(house)
  const person = await newcomer()
  const draft = await draftBy(house, person)
  await house.as(person).enterprise.certification.auth(draft)
  await member(person).join({ enterpriseId })
  await expect(status(person)).resolves.toBeNull()
  await expect(house.as(admin).admin.audit.list({ keywords: draft.name })).resolves.toMatchObject({ totalRecord: 0 })
  await expect(member(creator).list({ status: 'applying' })).resolves.toMatchObject({ totalRecord: 1 })
})

describe('the creator', () => {
  test('alone sees, decides and hands over', async () => {
    const { creator, join } = await company()
    const person = await join()
    const asking = await join('none')
    const refused = { code: 403, message: '只有企业创建者可以操作' }
    await expect(member(person).list()).rejects.toMatchObject(refused)
    await expect(member(person).audit({ id: asking.id, status: 'joined' })).rejects.toMatchObject(refused)
    await expect(member(person).remove({ id: person.id })).rejects.toMatchObject(refused)
    await expect(member(person).transfer({ userId: person.uid })).rejects.toMatchObject(refused)
    await expect(house.as(person).enterprise.certification.update({ intro: '' })).rejects.toMatchObject(refused)
    await expect(member(asking).list()).rejects.toMatchObject({ code: 403, message: '请先完成企业认证' })
    await expect(member(creator).list()).resolves.toMatchObject({ totalRecord: 3 })
  })

  test('has no say in another company', async () => {
    const [one, other] = [await company(), await company()]
    const person = await other.join('none')
    await expect(member(one.creator).audit({ id: person.id, status: 'joined' })).rejects.toMatchObject({ code: 404 })
    await expect(member(one.creator).remove({ id: person.id })).rejects.toMatchObject({ code: 404 })
    await expect(member(one.creator).transfer({ userId: other.creator.uid })).rejects.toMatchObject({ code: 404 })
  })

  test('takes a member out, who is no company from that instant', async () => {
    const { creator, join } = await company()
    const person = await join()
    await member(creator).remove({ id: person.id })
    await expect(member(person).quit()).rejects.toMatchObject({ code: 403 })
    expect(await titles(person)).toContainEqual(expect.stringContaining('您已被移出企业'))
    const [own] = (await member(creator).list()).data
    await expect(member(creator).remove({ id: own?.id ?? 0 })).rejects.toMatchObject({ code: 409 })
  })

  test('hands over, twice the same, and leaves then', async () => {
    const { creator, join } = await company()
    const heir = await join()
    await expect(member(creator).quit()).rejects.toMatchObject({
      code: 409,
      message: '创建者退出前，请先把企业移交给其他成员',
    })
    await member(creator).transfer({ userId: heir.uid })
    await member(creator).transfer({ userId: heir.uid })
    expect(await titles(heir)).toContainEqual(expect.stringContaining('创建者'))
    await expect(member(heir).list()).resolves.toMatchObject({ totalRecord: 2 })
    await member(creator).quit()
    await expect(status(creator)).resolves.toBeNull()
    await expect(member(heir).list()).resolves.toMatchObject({ totalRecord: 1 })
  })

  test('who is alone does not leave, and is told why', async () => {
    const { creator } = await company()
    await expect(member(creator).quit()).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('唯一的成员'),
    })
  })

  test('is one, also when the company is handed to two at the same moment', async () => {
    const { creator, join } = await company()
    const heirs = [await join(), await join()]
    await Promise.allSettled(heirs.map(({ uid }) => member(creator).transfer({ userId: uid })))
    const identities = await Promise.all(heirs.map((heir) => house.as(heir).account.profile.identity()))
    expect(identities.filter(({ isEnterpriseCreator }) => isEnterpriseCreator)).toHaveLength(1)
  })
})

describe('the directory', () => {
  test('finds certified companies by the words of their name, and by their code', async () => {
    const { directory } = house.as().enterprise
    const one = await newcomer()
    const id = await certify(house.house.db, one.uid, '上海100%可靠半导体')
    await expect(directory.search({ keywords: '可靠 上海' })).resolves.toMatchObject({ data: [{ id }], totalRecord: 1 })
    await expect(directory.search({ keywords: '100%' })).resolves.toMatchObject({ data: [{ id }] })
    await expect(directory.search({ keywords: '_' })).resolves.toMatchObject({ totalRecord: 0 })
    const { creditCode = '' } = await directory.detail({ id })
    await expect(directory.search({ keywords: creditCode })).resolves.toMatchObject({ data: [{ id }] })
    await expect(directory.search({ keywords: '可靠', type: '原厂' })).resolves.toMatchObject({ totalRecord: 0 })
    await expect(directory.hint({ keywords: '可靠' })).resolves.toEqual({ data: [{ id, name: '上海100%可靠半导体' }] })
  })

  test('shows nobody who waits for the review', async () => {
    const person = await newcomer()
    const draft = await draftBy(house, person)
    await house.as(person).enterprise.certification.auth(draft)
    const { directory } = house.as().enterprise
    await expect(directory.search({ keywords: draft.name })).resolves.toMatchObject({ totalRecord: 0 })
    const own = await house.as(person).enterprise.certification.detail()
    await expect(directory.detail({ id: own?.id ?? 0 })).rejects.toMatchObject({ code: 404 })
    expect((await directory.types()).map(({ label }) => label)).toContain('代理商')
  })
})
