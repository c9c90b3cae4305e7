import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let catalogue: Catalogue
let person: Person

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  person = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())

const unknown = 2_147_483_647

test('visitors read facts, outline and the first three pages', async () => {
  const sheet = await house.as().datasheet.publicDetail({ id: catalogue.opampSheet })
  expect(sheet).toMatchObject({
    filename: 'LM358 Datasheet.pdf',
    brandName: 'TI',
    revision: 'B',
    pageCount: 5,
    previewPageCount: 3,
    previewText: [
      expect.stringContaining('page 1'),
      expect.stringContaining('page 2'),
      expect.stringContaining('LM358 Dual Operational Amplifier page 3'),
    ],
    outline: [
      { title: 'Features', page: 1, level: 1 },
      { title: 'Package', page: 5, level: 1 },
    ],
    parts: [{ model: 'LM358' }],
    revisions: [
      { rev: 'B', pageCount: 5 },
      { rev: 'A', pageCount: 4 },
    ],
  })
  expect(sheet).not.toHaveProperty('pdfUrl')
})

test('the whole document is for people who are logged in', async () => {
  const refused = await house.app.inject({ url: `/api/my/spec/v1/detail?id=${catalogue.opampSheet}` })
  expect(refused.json()).toMatchObject({ code: 401, data: null })
  const opened = await house.as(person).datasheet.detail({ id: catalogue.opampSheet })
  expect(opened).toMatchObject({ pdfUrl: expect.stringMatching(/^\/files\/datasheet\/\d+\.pdf$/), isFavour: false })
  expect(opened.sessionCookie).not.toBe('')
})

test('opening a datasheet sets the cookie that it tells of, and keeps one that is there', async () => {
  const open = async (cookies: Record<string, string>) => {
    const answer = await house.app.inject({
      url: `/api/my/spec/v1/detail?id=${catalogue.opampSheet}`,
      headers: { token: person.token ?? '' },
      cookies,
    })
    return {
      told: answer.json<{ data: { sessionCookie: string } }>().data.sessionCookie,
      set: answer.cookies.find(({ name }) => name === 'spec')?.value,
    }
  }
  const first = await open({})
  expect(first.set).toBe(first.told)
  expect((await open({ spec: first.told })).told).toBe(first.told)
})

test('under the wrong brand there is no such datasheet', async () => {
  const { detailOfBrand } = house.as(person).datasheet
  await expect(detailOfBrand({ id: catalogue.mcuSheet, brandId: catalogue.brand('st') })).resolves.toMatchObject({
    id: catalogue.mcuSheet,
  })
  await expect(detailOfBrand({ id: catalogue.mcuSheet, brandId: catalogue.brand('ti') })).rejects.toMatchObject({
    code: 404,
  })
})

test('what nobody has is not found', async () => {
  const { publicDetail, detail, revisions } = house.as(person).datasheet
  for (const ask of [publicDetail, detail, revisions])
    await expect(ask({ id: unknown })).rejects.toMatchObject({ code: 404, message: '没有找到这份资料' })
})

test('a datasheet that was taken down is gone everywhere', async () => {
  const { db } = house.house
  const setState = (state: 'removed' | 'published') =>
    db.updateTable('datasheet').set({ state }).where('id', '=', catalogue.doubleSheet).execute()
  await house.as(person).account.favour.set({ type: 1, targetId: catalogue.doubleSheet, status: 1 })
  await setState('removed')
  const { datasheet, account } = house.as(person)
  await expect(datasheet.publicDetail({ id: catalogue.doubleSheet })).rejects.toMatchObject({
    code: 404,
    data: { isGone: true, model: 'LM358DR' },
  })
  await expect(datasheet.part.detail({ model: 'LM358DR' })).resolves.toMatchObject({ specId: null })
  expect((await datasheet.hot()).map(({ id }) => id)).not.toContain(catalogue.doubleSheet)
  await expect(account.favour.list({ type: 1 })).resolves.toEqual({ data: [], totalRecord: 0 })
  await setState('published')
  await account.favour.set({ type: 1, targetId: catalogue.doubleSheet, status: 0 })
})

test('lists name datasheets of a brand, of a part, the newest and the most wanted', async () => {
  const { ofBrand, newest, hot, keywordsOfBrand } = house.as().datasheet
  const brandId = catalogue.brand('ti')
  await expect(ofBrand({ brandId })).resolves.toMatchObject({ totalRecord: 2 })
  await expect(ofBrand({ brandId, partId: catalogue.part('LM358') })).resolves.toMatchObject({
    data: [{ id: catalogue.opampSheet }],
    totalRecord: 1,
  })
  await expect(ofBrand({ brandId, categoryId: catalogue.category('arm-mcu') })).resolves.toMatchObject({
    totalRecord: 0,
  })
  await expect(newest({ pageSize: 2 })).resolves.toMatchObject({ data: [{}, {}], totalRecord: 3 })
  await expect(newest({ pageIndex: 9 })).resolves.toEqual({ data: [], totalRecord: 3 })
  expect(await hot({ size: 1 })).toHaveLength(1)
  await expect(keywordsOfBrand({ brandId, keywords: 'lm358' })).resolves.toMatchObject({
    data: [{ specId: catalogue.opampSheet }, { specId: catalogue.doubleSheet }],
  })
})

test('a view is remembered once, and moves to the top when it is opened again', async () => {
  const viewer = await house.login('+86-13800000011')
  const { datasheet, account } = house.as(viewer)
  for (const id of [catalogue.opampSheet, catalogue.mcuSheet, catalogue.opampSheet]) {
    await datasheet.detail({ id })
    house.pass(1000)
  }
  const { data, totalRecord } = await account.history.list({ type: 1 })
  expect(totalRecord).toBe(2)
  expect(data.map(({ specDto }) => specDto?.id)).toEqual([catalogue.opampSheet, catalogue.mcuSheet])
})

test('views are forgotten by number, by kind, and only one\u2019s own', async () => {
  const viewer = await house.login('+86-13800000012')
  const { datasheet, account } = house.as(viewer)
  await datasheet.detail({ id: catalogue.opampSheet })
  await datasheet.detail({ id: catalogue.mcuSheet })
  const [first] = (await account.history.list({ type: 1 })).data
  await house.as(person).account.history.remove({ ids: [first?.id ?? 0] })
  await expect(account.history.list({ type: 1 })).resolves.toMatchObject({ totalRecord: 2 })
  await account.history.remove({ ids: [first?.id ?? 0, unknown] })
  await expect(account.history.list({ type: 1 })).resolves.toMatchObject({ totalRecord: 1 })
  await account.history.clear({ type: 1 })
  await expect(account.history.list({ type: 1 })).resolves.toEqual({ data: [], totalRecord: 0 })
})

test('a favourite set twice is one favourite, unset twice is none', async () => {
  const keeper = await house.login('+86-13800000013')
  const { favour, profile } = house.as(keeper).account
  const of = (status: 0 | 1) => favour.set({ type: 1, targetId: catalogue.mcuSheet, status })
  expect(await Promise.all([of(1), of(1)])).toEqual([{ isFavour: true }, { isFavour: true }])
  await expect(favour.check({ type: 1, targetId: catalogue.mcuSheet })).resolves.toBe(true)
  await expect(profile.myDetail()).resolves.toMatchObject({ favourCount: 1 })
  await expect(favour.list({ type: 1, keywords: '数据' })).resolves.toMatchObject({
    totalRecord: 1,
    data: [{ specDto: { id: catalogue.mcuSheet } }],
  })
  await expect(favour.list({ type: 1, keywords: '%' })).resolves.toMatchObject({ totalRecord: 0 })
  expect(await Promise.all([of(0), of(0)])).toEqual([{ isFavour: false }, { isFavour: false }])
  await expect(favour.check({ type: 1, targetId: catalogue.mcuSheet })).resolves.toBe(false)
  await expect(favour.set({ type: 1, targetId: unknown, status: 1 })).rejects.toMatchObject({ code: 404 })
})

test('feedback is taken, and its faults are named', async () => {
  const { feedback } = house.as(person).account
  const [kind] = await feedback.categories()
  await expect(feedback.add({ type: kind?.id ?? 0, content: ' 很好 ', contact: 'a@b.c' })).resolves.toBeNull()
  for (const type of [0, unknown, 2 ** 40])
    await expect(feedback.add({ type, content: '很好', contact: 'a@b.c' })).rejects.toMatchObject({
      code: 400,
      message: '请选择反馈类型',
    })
  await expect(feedback.add({ type: 1, content: '  ', contact: '' })).rejects.toMatchObject({
    fields: [{ message: '请完善反馈内容，以便我们快速解决' }, { message: '请填写邮箱，方便我们跟进' }],
  })
})

test('the home page counts what there is', async () => {
  await expect(house.as().portal.config.figures()).resolves.toEqual({
    models: 15,
    brands: 6,
    categories: 5,
    datasheets: 3,
  })
})

test('with a datasheet go those of the same parts, then of its category, never itself', async () => {
  const found = await house.as().datasheet.recommend({ id: catalogue.opampSheet, size: 50 })
  expect(found.map(({ id }) => id)).not.toContain(catalogue.opampSheet)
  const own = await house.as().datasheet.publicDetail({ id: catalogue.opampSheet })
  expect(found.every(({ categoryId }) => categoryId === own.categoryId)).toBe(true)
  await expect(house.as().datasheet.recommend({ id: unknown })).rejects.toMatchObject({ code: 404 })
})
