import { creditCodeFault } from '@xinpu/sdk/format'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { renewFollowed } from './company-renewal.ts'
import { seedCompanies } from './company-seed.ts'
import { sandboxModes } from './source-sandbox.ts'

let house: TestHouse
let somebody: Person
const quiet = { error: () => {} }
const day = 24 * 3_600_000

beforeAll(async () => {
  house = await openHouse({ companyPatience: 1000 })
  await seedCompanies(house.house, () => {})
  somebody = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())

const outerId = async (outer: string) =>
  (await house.house.db.selectFrom('company').select('id').where('outer_id', '=', outer).executeTakeFirstOrThrow()).id
const switchTo = (mode: string) => house.app.inject({ method: 'POST', url: `/sandbox/company/${mode}` })

test('a company is found by a part of its name, a former name, first letters, a person and its code', async () => {
  const { company } = house.as().company
  const base = await company.baseinfo({ id: await outerId('s1') })
  expect(creditCodeFault(base.creditCode)).toBeNull()
  const byPart = await company.search({ keywords: base.name.slice(2, 7) })
  expect(byPart.data[0]).toMatchObject({ id: base.id })
  expect(byPart.data[0]?.matched).toBeUndefined()
  const byCode = await company.search({ keywords: base.creditCode })
  expect(byCode).toMatchObject({ totalRecord: 1, data: [{ id: base.id, matched: { by: 'creditCode' } }] })
  const byPerson = await company.search({ keywords: `${base.legalPersonName} ${base.name.slice(2, 4)}`, pageSize: 100 })
  expect(byPerson.data).toContainEqual(
    expect.objectContaining({ id: base.id, matched: expect.objectContaining({ by: 'person' }) }),
  )
  const rows = await house.house.db
    .selectFrom('company_word')
    .selectAll()
    .where('company_id', '=', base.id)
    .where('kind', '=', 4)
    .execute()
  const hint = await company.hint({ keywords: rows[0]?.key ?? '' })
  expect(hint.data).toContainEqual(
    expect.objectContaining({ id: base.id, matched: expect.objectContaining({ by: 'initials' }) }),
  )
})

test('a former name finds the company under its present one', async () => {
  const row = await house.house.db
    .selectFrom('company_word')
    .selectAll()
    .where('kind', '=', 2)
    .executeTakeFirstOrThrow()
  const found = await house.as().company.company.search({ keywords: row.value })
  const hit = found.data.find(({ id }) => id === row.company_id)
  expect(hit).toMatchObject({ matched: { by: 'formerName', value: row.value }, historyNames: [row.value] })
})

test('facets count what a search finds, and narrow it to as many', async () => {
  const { company } = house.as().company
  const facets = await company.facets({ keywords: '半导体' })
  const [region] = facets.region
  const narrowed = await company.search({ keywords: '半导体', region: region?.value })
  expect(narrowed.totalRecord).toBe(region?.count)
  expect(facets.region.reduce((sum, { count }) => sum + count, 0)).toBe(
    (await company.search({ keywords: '半导体' })).totalRecord,
  )
})

test('counts are told to everybody, rows of the past and of courts to those who are logged in', async () => {
  const id = await outerId('s13')
  const visitor = house.as().company
  const { sections } = await visitor.counts.counts({ id })
  expect(sections.every(({ count }) => count !== undefined)).toBe(true)
  await expect(visitor.court.lawSuit({ id })).rejects.toMatchObject({ code: 401 })
  await expect(visitor.history.list({ id, kind: 'staff' })).rejects.toMatchObject({ code: 401 })
  const person = house.as(somebody).company
  const countOf = (name: string) => sections.find((section) => section.name === name)?.count
  expect((await person.court.lawSuit({ id })).totalRecord).toBe(countOf('lawSuit'))
  expect((await person.structure.holder({ id })).totalRecord).toBe(countOf('holder'))
  const risk = await person.risk.summary({ id })
  expect(risk.aroundCount).toBe(countOf('around'))
  const item = risk.groups[0]?.items[0]
  if (item) expect(await person.risk.detail({ id, riskId: item.id })).toMatchObject({ id: item.id, title: item.title })
})

test('ownership goes up four levels, a circle ends, and the way of majorities is marked', async () => {
  const id = await outerId('s4')
  const tree = await house.as().company.ownership.tree({ id })
  expect(Math.max(...tree.nodes.map(({ level }) => level))).toBe(4)
  expect(new Set(tree.nodes.map(({ key }) => key)).size).toBe(tree.nodes.length)
  const circle = tree.links.find(({ from }) => from === `c${id}`)
  expect(circle).toBeDefined()
  expect(tree.controller?.percent).toMatch(/^\d+\.\d\d%$/)
})

test('a person has the companies tied to them, and those of a namesake are not among them', async () => {
  const person = house.as(somebody).company
  const id = await outerId('s1')
  const [staff] = (await person.people.staff({ id })).data
  const found = await person.people.personnel({ id, staffId: staff?.id ?? 0 })
  expect(found.totalRecord).toBe(staff?.companyCount)
  const others = await house.house.db
    .selectFrom('company')
    .select('outer_id')
    .where(
      'id',
      'in',
      found.data.map((one) => one.id),
    )
    .execute()
  expect(others.every(({ outer_id }) => Number(outer_id.slice(1)) < 12)).toBe(true)
  await expect(person.people.personnel({ id: await outerId('s2'), staffId: staff?.id ?? 0 })).rejects.toMatchObject({
    code: 404,
  })
})

test('a snapshot is the same page with the same hash until the entry changes', async () => {
  const { report } = house.as().company
  const id = await outerId('s14')
  const first = await report.snapShot({ id })
  expect(first.html).not.toMatch(/<script|onerror|style=/)
  expect(await report.snapShot({ id })).toEqual(first)
  const years = await report.years({ id })
  expect(years).toHaveLength(5)
  const newest = await report.detail({ id, year: years[0]?.year ?? 0 })
  expect(newest.changes.every(({ changeTime }) => changeTime.startsWith(String(newest.year)))).toBe(true)
})

test('looking a company up again and again makes nothing hot', async () => {
  const { company } = house.as().company
  const id = await outerId('s40')
  for (let times = 0; times < 3; times += 1) await company.baseinfo({ id })
  expect((await company.hot({ size: 50 })).find((one) => one.id === id)?.count).toBe(1)
})

test('a company is told anew once a day, by one of two who ask at once', async () => {
  const person = house.as(somebody).company.company
  const id = await outerId('s20')
  const both = await Promise.allSettled([person.renew({ id }), person.renew({ id })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(person.renew({ id })).rejects.toMatchObject({ code: 429 })
})

test('who follows a company is told what changed, once', async () => {
  const mobile = '+86-13800000055'
  const api = house.as(await house.login(mobile))
  const id = await outerId('s21')
  const before = await api.company.structure.change({ id })
  await api.article.follow.follow({ type: 'company', targetId: id })
  expect((await api.company.company.baseinfo({ id })).isFollow).toBe(true)
  house.pass(900 * day)
  expect(await renewFollowed(house.house)).toBe(1)
  await runDueJobs(house.house, quiet)
  const again = house.as(await house.login(mobile))
  const [followed] = (await again.company.follow.list({})).data
  const after = await again.company.structure.change({ id })
  expect(after.totalRecord).toBeGreaterThan(before.totalRecord)
  expect(followed).toMatchObject({ id, newsCount: after.totalRecord - before.totalRecord })
  expect(followed?.news[0]).toMatchObject({ item: after.data[0]?.changeItem, after: after.data[0]?.contentAfter })
  const alerts = await again.account.alert.list({ kind: 'company' })
  expect(alerts.data).toHaveLength(1)
  expect(alerts.data[0]?.url).toBe(`/checkEnterprise/companyDetail/${id}#change`)
  house.pass(-900 * day)
})

test.each(Object.keys(sandboxModes))(
  'what is stored is shown while the provider is %s, and what is not is refused',
  async (mode) => {
    const { company, counts, structure } = house.as().company
    const known = await outerId('s60')
    const stored = await structure.holder({ id: known })
    await switchTo(mode)
    try {
      expect(await structure.holder({ id: known })).toEqual(stored)
      expect((await company.search({ keywords: '半导体' })).totalRecord).toBeGreaterThanOrEqual(250)
      const fresh = await outerId(`s${70 + Object.keys(sandboxModes).indexOf(mode)}`)
      expect((await company.baseinfo({ id: fresh })).name).not.toBe('')
      if (mode === 'ok') return
      await expect(structure.holder({ id: fresh })).rejects.toMatchObject({ code: 0 })
      expect(await counts.counts({ id: fresh })).toMatchObject({
        sourceState: 'away',
        sections: expect.arrayContaining([{ name: 'holder' }]),
      })
    } finally {
      await switchTo('ok')
    }
  },
)
