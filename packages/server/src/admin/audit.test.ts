import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftBy, reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let admin: Person
let colleague: Person
beforeAll(async () => {
  house = await openHouse()
  admin = await reviewer(house)
  colleague = await reviewer(house, '+86-13900000002', '审核员乙')
})
afterAll(async () => house[Symbol.asyncDispose]())

let last = 0
const desk = (person: Person) => house.as(person).admin.audit
const certification = (person: Person) => house.as(person).enterprise.certification

/** Someone whose application waits. */
async function applicant(changes: Parameters<typeof draftBy>[2] = {}) {
  const person = await house.login(`+86-1340000${String((last += 1)).padStart(4, '0')}`)
  const draft = await draftBy(house, person, changes)
  await certification(person).auth(draft)
  return { person, draft, id: await waitingOf(draft.name) }
}

async function waitingOf(name: string): Promise<number> {
  const { data } = await desk(admin).list({ status: 'pending', kind: 'enterprise', keywords: name })
  return data[0]?.id ?? 0
}

test('what waits is shown oldest first, without what was handed in', async () => {
  const [one, other] = [await applicant(), await applicant()]
  const { data } = await desk(admin).list({ status: 'pending' })
  expect(data.map(({ id }) => id)).toEqual([one.id, other.id])
  expect(data[0]).toMatchObject({ kind: 'enterprise', title: one.draft.name, detail: [], evidence: [] })
  expect(data[0]?.user.id).toBe(one.person.uid)
})

test('a matter shows what was typed beside what the licence says', async () => {
  const { draft, id } = await applicant({ legalPerson: '张三' })
  const { detail, evidence } = await desk(admin).detail({ id })
  const fields = new Map(detail.map((field) => [field.name, field]))
  expect(fields.get('creditCode')).toEqual({
    name: 'creditCode',
    label: '统一社会信用代码',
    value: draft.creditCode,
    found: draft.creditCode,
    isHtml: false,
  })
  expect(fields.get('type')).toMatchObject({ label: '企业类型', value: '贸易商' })
  expect(fields.has('businessLicense')).toBe(false)
  expect(evidence).toEqual([{ name: '营业执照', url: draft.businessLicense }])
})

test('what is passed is certified, and the applicant is told', async () => {
  const { person, draft, id } = await applicant()
  await desk(admin).pass({ id, remark: '欢迎' })
  await expect(certification(person).status()).resolves.toBe('certified')
  const [notice] = (await house.as(person).message.message.list({ type: 'notification' })).data
  expect(notice).toMatchObject({ title: `企业「${draft.name}」已通过认证`, content: '欢迎' })
  await expect(desk(admin).detail({ id })).resolves.toMatchObject({
    status: 'passed',
    auditor: { nickName: '审核员甲' },
    auditTime: expect.any(String),
  })
})

test('what is refused names its fields, and comes again corrected', async () => {
  const { person, draft, id } = await applicant()
  const fields = [{ name: 'legalPerson', reason: '与执照不符' }]
  await desk(admin).reject({ id, reason: '资料有误', fields })
  await expect(certification(person).detail()).resolves.toMatchObject({
    status: 'rejected',
    rejectReason: '资料有误',
    rejects: [{ field: 'legalPerson', reason: '与执照不符' }],
  })
  const [notice] = (await house.as(person).message.message.list({ type: 'notification' })).data
  expect(notice?.content).toContain('资料有误')

  await expect(certification(person).auth({ ...draft, legalPerson: '李四' })).resolves.toEqual({ status: 'pending' })
  await expect(certification(person).detail()).resolves.toMatchObject({ status: 'pending', rejects: [] })
  await desk(admin).pass({ id: await waitingOf(draft.name) })
  await expect(certification(person).detail()).resolves.toMatchObject({ status: 'certified', legalPerson: '李四' })
})

test('a reason beside a field that is none is refused, and nothing is decided', async () => {
  const { id } = await applicant()
  const fields = [{ name: 'horoscope', reason: '不利' }]
  await expect(desk(admin).reject({ id, reason: '不行', fields })).rejects.toMatchObject({
    code: 400,
    fields: [{ field: 'fields.0.name' }],
  })
  await expect(desk(admin).detail({ id })).resolves.toMatchObject({ status: 'pending' })
})

test('of two reviewers at once one decides, and the other is told who', async () => {
  const { person, id } = await applicant()
  const outcomes = await Promise.allSettled([desk(admin).pass({ id }), desk(colleague).reject({ id, reason: '不行' })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const second = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(second?.reason).toMatchObject({
    code: 409,
    data: { isOvertaken: true },
    message: expect.stringMatching(/^已由 审核员[甲乙] 处理$/),
  })
  const decided = outcomes[0].status === 'fulfilled' ? 'certified' : 'rejected'
  await expect(certification(person).status()).resolves.toBe(decided)
})

test('a decision sent twice by one person is one; the other way round it is refused', async () => {
  const { person, id } = await applicant()
  await desk(admin).pass({ id })
  await expect(desk(admin).pass({ id })).resolves.toBeNull()
  await expect(desk(admin).reject({ id, reason: '不行' })).rejects.toMatchObject({ code: 409 })
  await expect(house.as(person).message.message.list({ type: 'notification' })).resolves.toMatchObject({
    totalRecord: 1,
  })
})

test('of two who apply with one code one is certified, also at the same moment', async () => {
  const one = await applicant()
  const other = await applicant({ creditCode: one.draft.creditCode })
  const outcomes = await Promise.allSettled([desk(admin).pass({ id: one.id }), desk(colleague).pass({ id: other.id })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const late = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(late?.reason).toMatchObject({ code: 409, data: null, message: expect.stringContaining('已由其他企业认证') })
  const statuses = [await certification(one.person).status(), await certification(other.person).status()]
  expect(statuses.sort()).toEqual(['certified', 'pending'])
})

test('the desk is for reviewers, and says what it does not have', async () => {
  const { person, id } = await applicant()
  await expect(desk(person).list()).rejects.toMatchObject({ code: 403 })
  await expect(desk(person).pass({ id })).rejects.toMatchObject({ code: 403 })
  await expect(desk(admin).detail({ id: 999_999 })).rejects.toMatchObject({ code: 404 })
  await expect(desk(admin).pass({ id: 999_999 })).rejects.toMatchObject({ code: 404 })
})

test('queues say what waits of a kind, since when, and who looks at it', async () => {
  const { id } = await applicant()
  await desk(colleague).claim({ id })
  const [queue] = await desk(admin).queues({})
  expect(queue).toMatchObject({ kind: 'enterprise', claimed: 1, mine: 0, oldest: expect.any(String) })
  expect(queue?.count).toBeGreaterThan(1)
  const { data } = await desk(colleague).list({ mine: true })
  expect(data).toMatchObject([{ id, claim: { user: { nickName: '审核员乙' } } }])
  await desk(colleague).release({ id })
  expect((await desk(admin).detail({ id })).claim).toBeUndefined()
})

test('what one looks at is theirs for ten minutes: others neither take nor decide it', async () => {
  const { id } = await applicant()
  const outcomes = await Promise.allSettled([desk(admin).claim({ id }), desk(colleague).claim({ id })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const isAdmins = outcomes[0].status === 'fulfilled'
  const [holder, other] = isAdmins ? [admin, colleague] : [colleague, admin]
  const message = expect.stringMatching(/^审核员[甲乙] 正在处理，到 \d\d:\d\d$/)
  await expect(desk(other).pass({ id })).rejects.toMatchObject({ code: 409, data: { isOvertaken: true }, message })
  await desk(holder).claim({ id })
  house.pass(11 * 60_000)
  await desk(other).claim({ id })
  await expect(desk(other).pass({ id })).resolves.toBeNull()
})

test('a matter that comes again shows what changed since it was passed, and its rounds', async () => {
  const { person, draft, id } = await applicant({ legalPerson: '张三' })
  await desk(admin).pass({ id })
  await certification(person).auth({ ...draft, legalPerson: '李四' })
  const again = await desk(admin).detail({ id: await waitingOf(draft.name) })
  expect(again.rounds).toMatchObject([{ id, status: 'passed', auditor: { nickName: '审核员甲' } }])
  const changed = again.detail.filter(({ before }) => before !== undefined)
  expect(changed).toMatchObject([{ name: 'legalPerson', value: '李四', before: '张三' }])
})

test('several of one kind are decided together, or none of them', async () => {
  const [one, two, three] = [await applicant(), await applicant(), await applicant()]
  const kind = 'enterprise'
  await desk(colleague).claim({ id: two.id })
  await expect(desk(admin).passMany({ kind, ids: [one.id, two.id] })).rejects.toMatchObject({ code: 409 })
  await expect(certification(one.person).status()).resolves.toBe('pending')
  await expect(desk(admin).passMany({ kind: 'goods', ids: [one.id] })).rejects.toMatchObject({ code: 409 })
  await desk(colleague).release({ id: two.id })
  await desk(admin).passMany({ kind, ids: [two.id, one.id] })
  await expect(certification(two.person).status()).resolves.toBe('certified')
  await desk(admin).rejectMany({ kind, ids: [three.id], reason: '执照不清' })
  await expect(certification(three.person).detail()).resolves.toMatchObject({ rejectReason: '执照不清' })
})

test('everybody sees and decides the kinds of their own rights alone', async () => {
  const { id } = await applicant()
  const finance = await reviewer(house, '+86-13900000003', '财务')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['finance'] })
    .where('id', '=', finance.uid)
    .execute()
  await expect(desk(finance).list({})).resolves.toMatchObject({ totalRecord: 0 })
  await expect(desk(finance).detail({ id })).rejects.toMatchObject({ code: 404 })
  await expect(desk(finance).pass({ id })).rejects.toMatchObject({ code: 404 })
  await expect(desk(finance).queues({})).resolves.toEqual([])
})
