import { afterAll, beforeAll, expect, test } from 'vitest'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { seedCompanies } from '../demand/company-seed.ts'
import { seedJobs } from './job-seed.ts'

let house: TestHouse
let hardware = 0
let last = 0

beforeAll(async () => {
  house = await openHouse()
  const [research] = await house.as().job.job.category()
  hardware = research?.children.find(({ name }) => name === '硬件研发')?.id ?? 0
})
afterAll(async () => house[Symbol.asyncDispose]())

const person = () => house.login(`+86-1371001${String((last += 1)).padStart(4, '0')}`)

async function company() {
  const someone = await person()
  return { ...someone, enterpriseId: await certify(house.house.db, someone.uid) }
}

const html = '<p>负责电源</p>'
const draft = (changes: object = {}) => ({
  title: '电源工程师',
  city: '深圳',
  salaryMin: 15_000,
  salaryMax: 25_000,
  categoryId: hardware,
  description: html,
  requirement: html,
  ...changes,
})
const mine = (owner: Person) => house.as(owner).job.myJob
const shown = (reader: Person = {}) => house.as(reader).job.job

/** A resume that somebody uploads. */
async function resume(owner: Person): Promise<string> {
  const { url } = await house.as(owner).disk.upload.add({ file: new File([pdf], '简历.pdf'), type: 'resume' })
  return url
}
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

test('a job is found by its words, city, pay, education and tag, and its facets leave out their own filter', async () => {
  const owner = await company()
  const enterpriseId = owner.enterpriseId
  await mine(owner).add(draft({ tags: ['反激', 'PFC'], education: 'bachelor' }))
  await mine(owner).add(
    draft({ title: '射频工程师', city: '杭州', salaryMin: 30_000, salaryMax: 50_000, education: 'master' }),
  )
  await mine(owner).add(draft({ title: '顾问', city: '苏州', salaryMin: undefined, salaryMax: undefined }))
  const titles = async (asked: object) =>
    (await shown().list({ enterpriseId, sort: 'salary', ...asked })).data.map(({ title }) => title)
  expect(await titles({})).toEqual(['射频工程师', '电源工程师', '顾问'])
  expect(await titles({ keywords: '电源 反激' })).toEqual(['电源工程师'])
  expect(await titles({ city: '杭州,苏州' })).toEqual(['射频工程师', '顾问'])
  expect(await titles({ salaryMin: 26_000 })).toEqual(['射频工程师'])
  expect(await titles({ education: 'bachelor' })).toEqual(['电源工程师', '顾问'])
  expect(await titles({ tag: 'PFC' })).toEqual(['电源工程师'])
  const facets = await shown().facets({ enterpriseId, city: '杭州' })
  expect(facets.cities.map(({ name }) => name).toSorted()).toEqual(['苏州', '杭州', '深圳'].toSorted())
  expect(facets.educations).toEqual([{ name: 'master', count: 1 }])
  expect(facets.salaries).toEqual([{ from: 50_000, count: 1 }])
})

test('a job without an upper end may pay whatever is wished, and is counted with the best paid', async () => {
  const owner = await company()
  const { enterpriseId } = owner
  await mine(owner).add(draft({ title: '开放', salaryMin: 20_000, salaryMax: undefined }))
  await mine(owner).add(draft({ title: '封顶', salaryMin: 20_000, salaryMax: 30_000 }))
  await mine(owner).add(draft({ title: '面议', salaryMin: undefined, salaryMax: undefined }))
  const titles = async (asked: object) =>
    (await shown().list({ enterpriseId, ...asked })).data.map(({ title }) => title).toSorted()
  expect(await titles({ salaryMin: 30_000 })).toEqual(['封顶', '开放'])
  expect(await titles({ salaryMin: 40_000 })).toEqual(['开放'])
  const { salaries } = await shown().facets({ enterpriseId })
  expect(salaries).toEqual([
    { from: 30_000, count: 1 },
    { from: 80_000, count: 1 },
  ])
})

test('what hangs together wrongly is refused by its field, and HTML is made clean', async () => {
  const owner = await company()
  expect(await refused(mine(owner).add(draft({ salaryMin: undefined })))).toMatchObject({ message: '请填写最低月薪' })
  expect(await refused(mine(owner).add(draft({ salaryMax: 100 })))).toMatchObject({
    message: '最高月薪不能低于最低月薪',
  })
  expect(await refused(mine(owner).add(draft({ categoryId: 999_999 })))).toMatchObject({ code: 400 })
  const { id } = await mine(owner).add(draft({ description: '<p onclick="x()">好</p><script>x()</script>' }))
  expect(await shown().detail({ id })).toMatchObject({ description: '<p>好</p>', isDelivered: false })
})

test('jobs of others cannot be changed, and a closed one stays readable and takes nobody', async () => {
  const [owner, other, reader] = [await company(), await company(), await person()]
  const { id } = await mine(owner).add(draft())
  expect(await refused(mine(other).setStatus({ ids: [id], status: 0 }))).toMatchObject({ code: 404 })
  expect(await refused(mine(other).update({ id, ...draft() }))).toMatchObject({ code: 404 })
  await mine(owner).setStatus({ ids: [id], status: 0 })
  expect(await shown().detail({ id })).toMatchObject({ status: 'closed' })
  expect((await shown().list({ enterpriseId: owner.enterpriseId })).totalRecord).toBe(0)
  const application = { jobId: id, name: '张三', mobile: '+86-13811112222', resumeUrl: await resume(reader) }
  expect(await refused(house.as(reader).job.delivery.send(application))).toMatchObject({ code: 409 })
})

test('somebody applies once, the company sees the resume and answers, and a verdict is never taken back to seen', async () => {
  const [owner, reader] = [await company(), await person()]
  const { id } = await mine(owner).add(draft())
  const resumeUrl = await resume(reader)
  const application = { jobId: id, name: '张三', mobile: '+86-13811112222', resumeUrl }
  const { delivery } = house.as(reader).job
  const twice = await Promise.all([delivery.send(application), delivery.send({ ...application, name: '李四' })])
  expect(new Set(twice.map((sent) => sent.id)).size).toBe(1)
  const [got] = (await house.as(owner).job.delivery.received({ jobId: id })).data
  expect(got).toMatchObject({ status: 'sent', mobile: '+86-13811112222', resumeUrl })
  const received = house.as(owner).job.delivery
  await received.setStatus({ id: got?.id ?? 0, status: 'invited' })
  expect(await refused(received.setStatus({ id: got?.id ?? 0, status: 'viewed' }))).toMatchObject({ code: 409 })
  expect((await shown(reader).detail({ id })).delivery).toMatchObject({ status: 'invited' })
  expect((await delivery.mine()).data.map((each) => each.job.id)).toEqual([id])
  const told = await house.as(reader).message.message.list()
  expect(told.data.map(({ title }) => title)).toContain('面试邀请')
})

test('an answer is read by who applied; whoever was invited may be hired, and then nothing follows', async () => {
  const [owner, reader] = [await company(), await person()]
  const { id: jobId } = await mine(owner).add(draft())
  const { delivery } = house.as(reader).job
  const { id } = await delivery.send({
    jobId,
    name: '张三',
    mobile: '+86-13811112222',
    resumeUrl: await resume(reader),
  })
  const received = house.as(owner).job.delivery
  expect((await mine(owner).list()).data[0]).toMatchObject({ deliveryCount: 1, newCount: 1 })
  await received.setStatus({ id, status: 'viewed' })
  expect(await refused(received.setStatus({ id, status: 'hired' }))).toMatchObject({ code: 409 })
  await received.setStatus({ id, status: 'invited', answer: '周四下午两点方便吗' })
  expect((await delivery.mine()).data[0]).toMatchObject({ status: 'invited', answer: '周四下午两点方便吗' })
  await received.setStatus({ id, status: 'hired', answer: '欢迎' })
  expect(await refused(received.setStatus({ id, status: 'refused' }))).toMatchObject({ code: 409 })
  expect((await received.received({ jobId })).counts).toEqual([{ status: 'hired', count: 1 }])
  expect((await mine(owner).list()).data[0]).toMatchObject({ deliveryCount: 1, newCount: 0 })
  const told = (await house.as(reader).message.message.list()).data.map(({ title, content }) => `${title} ${content}`)
  expect(told[0]).toMatch(/录用通知 .*欢迎/)
})

test('a resume lies among its person’s files, once for all applications', async () => {
  const [owner, reader] = [await company(), await person()]
  const resumeUrl = await resume(reader)
  for (const title of ['电源工程师', '射频工程师']) {
    const { id: jobId } = await mine(owner).add(draft({ title }))
    const sent = await house.as(reader).job.delivery.send({ jobId, name: '张三', mobile: '+86-13811112222', resumeUrl })
    expect(sent.resumeName).toBe('简历.pdf')
  }
  const { file, fileFolder } = house.as(reader).disk
  const [folder] = await fileFolder.list()
  expect(folder).toMatchObject({ name: '简历', fileCount: 1 })
  expect((await file.list({ dirId: folder?.id })).data.map(({ name }) => name)).toEqual(['简历.pdf'])
})

test('another person’s resume is refused, and so is one’s own company', async () => {
  const [owner, reader, thief] = [await company(), await person(), await person()]
  const { id } = await mine(owner).add(draft())
  const resumeUrl = await resume(reader)
  const send = async (someone: Person) =>
    refused(house.as(someone).job.delivery.send({ jobId: id, name: '张三', mobile: '+86-13811112222', resumeUrl }))
  expect(await send(thief)).toMatchObject({ message: '简历已失效，请重新上传' })
  expect(await send(owner)).toMatchObject({ code: 409 })
})

test('a look counts once a day for whoever looks', async () => {
  const owner = await company()
  const { id } = await mine(owner).add(draft())
  const looks = async () => (await mine(owner).list()).data.find((job) => job.id === id)?.viewCount
  await shown().detail({ id })
  await shown().detail({ id })
  expect(await looks()).toBe(1)
  await shown(await person()).detail({ id })
  expect(await looks()).toBe(2)
})

test('the first run offers jobs with what is usual beside them', async () => {
  await using first = await openHouse()
  await first.house.db.transaction().execute((tx) => seedCompanies(tx))
  await seedJobs(first.house, () => undefined)
  const { data, totalRecord } = await first.as().job.job.list({ pageSize: 50 })
  expect(totalRecord).toBeGreaterThanOrEqual(15)
  expect(data.filter(({ salaryMin }) => salaryMin === undefined).length).toBeLessThan(3)
  expect((await first.as().job.job.hot({ size: 5 })).length).toBe(5)
})
