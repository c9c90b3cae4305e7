import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { raiseSearchAlerts } from './search-alerts.ts'

let house: TestHouse
let stock: Catalogue
let person: Person

beforeAll(async () => {
  house = await openHouse()
  stock = await stockHouse(house.house)
  person = await house.login()
})
afterAll(async () => house[Symbol.asyncDispose]())

const mine = (who = person) => house.as(who).account.savedSearch
const news = async () => Object.fromEntries((await mine().list({})).data.map(({ name, newCount }) => [name, newCount]))
const keep = (name: string, query: object, scene: 'part' | 'spec' = 'part') =>
  mine().save({ name, scene, query, notify: true })

/** Parts as an import brings them: the same as one that is there, under other numbers. */
async function bring(model: string, ...numbers: string[]): Promise<void> {
  const { db } = house.house
  const like = await db.selectFrom('part').selectAll().where('model', '=', model).executeTakeFirstOrThrow()
  const { id: _, params, ...row } = like
  await db
    .insertInto('part')
    .values(
      numbers.map((number) => ({
        ...row,
        params: JSON.stringify(params),
        model: number,
        model_key: number.toUpperCase(),
        model_plain: number.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
      })),
    )
    .execute()
}

test('what came since a kept search was looked at is counted, by its words and by its filters', async () => {
  const words = await keep('单片机', { keywords: 'ARM 单片机' })
  await keep('兆易的单片机', { keywords: 'ARM 单片机', brandId: [stock.brand('gigadevice')] })
  await keep('大电容', { categoryId: stock.category('mlcc'), params: [{ name: '容值', value: '>=1uF' }] })
  await keep('小电容', { categoryId: stock.category('mlcc'), params: [{ name: '容值', value: '<1uF' }] })
  expect(words.newCount).toBe(0)
  expect(Object.values(await news())).toEqual([0, 0, 0, 0])

  await bring('STM32F103C8T6', 'STM32F103RBT6', 'STM32F103VET6')
  await bring('GRM155R71C104KA88D', 'GRM155R71C104KA99D')
  expect(await news()).toEqual({ 单片机: 2, 兆易的单片机: 0, 大电容: 0, 小电容: 1 })
})

test('whoever opens a search has seen what was new', async () => {
  const [first] = (await mine().list({})).data.filter(({ name }) => name === '单片机')
  const id = first?.id ?? 0
  await expect(mine(await house.login('+86-13900000077')).open({ id })).rejects.toMatchObject({ code: 404 })
  expect(await news()).toMatchObject({ 单片机: 2, 小电容: 1 })
  await mine().open({ id })
  expect(await news()).toMatchObject({ 单片机: 0, 小电容: 1 })
  await bring('STM32F103C8T6', 'STM32F103ZGT6')
  expect(await news()).toMatchObject({ 单片机: 1, 小电容: 1 })
})

test('a number that differs by one character is no news of the one that was searched', async () => {
  await keep('只要这个', { keywords: 'STM32F407VGT6' })
  await bring('STM32F103C8T6', 'STM32F407VGT7')
  expect(await news()).toMatchObject({ 只要这个: 0 })
  await bring('STM32F103C8T6', 'STM32F407VGT6TR')
  expect(await news()).toMatchObject({ 只要这个: 1 })
})

test('saving the same search again leaves what is new', async () => {
  await expect(keep('单片机', { keywords: 'ARM 单片机' })).resolves.toMatchObject({ newCount: 3 })
})

test('new datasheets are counted for a search among datasheets', async () => {
  await keep('运放资料', { keywords: 'LM358' }, 'spec')
  await keep('意法的资料', { brandId: [stock.brand('st')] }, 'spec')
  const { db } = house.house
  const { id: _, ...sheet } = await db
    .selectFrom('datasheet')
    .selectAll()
    .where('id', '=', stock.opampSheet)
    .executeTakeFirstOrThrow()
  await db.insertInto('datasheet').values(sheet).execute()
  expect(await news()).toMatchObject({ 运放资料: 1, 意法的资料: 0 })
})

test('a condition that cannot be read any more has no news, and a hundred stand for more', async () => {
  await keep('读不懂', { categoryId: stock.category('mlcc'), params: [{ name: '容值', value: '>=很大' }] })
  await keep('运放', { categoryId: stock.category('opamp') })
  await bring('LM358', ...Array.from({ length: 120 }, (_, at) => `LM358-${at}X`))
  expect(await news()).toMatchObject({ 读不懂: 0, 运放: 100 })
})

test('a kept search that is edited to equal another is refused, and of two at once one is kept', async () => {
  const someone = mine(await house.login('+86-13900000078'))
  const save = (keywords: string, id?: number) =>
    someone.save({ id, name: keywords, scene: 'part', query: { keywords }, notify: false })
  const [one, other, third] = await Promise.all(['LDO', 'MCU', 'MLCC'].map((keywords) => save(keywords)))
  await expect(save('MCU', one?.id)).rejects.toMatchObject({ code: 409, message: '已经保存过同样的搜索' })
  await expect(save('MCU', other?.id)).resolves.toMatchObject({ id: other?.id })
  const both = await Promise.allSettled([one, third].map((each) => save('运放', each?.id)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await someone.list({})).data.filter(({ name }) => name === '运放')).toHaveLength(1)
})

test('whoever wishes is told of what is new, once a day for a search and in one line of the inbox', async () => {
  const mobile = '+86-13900000179'
  let told = house.as(await house.login(mobile))
  const { savedSearch } = told.account
  const [mcu, other] = [{ keywords: 'ARM 单片机' }, { brandId: [stock.brand('st')] }]
  await savedSearch.save({ name: '单片机', scene: 'part', query: mcu })
  await savedSearch.save({ name: '意法', scene: 'part', query: other })
  await savedSearch.save({ name: '不必说', scene: 'part', query: { keywords: 'STM32F103' }, notify: false })
  const round = async () => {
    await raiseSearchAlerts(house.house)
    const { data } = await told.account.alert.list({ kind: 'search' })
    return data.map(({ content }) => content)
  }
  const unread = async () => (await told.message.unread.counts()).notification
  expect(await round()).toEqual([])
  const before = await unread()

  await bring('STM32F103C8T6', 'STM32F103AAT6', 'STM32F103BBT6')
  const both = ['您保存的搜索“单片机”有 2 个新型号。', '您保存的搜索“意法”有 2 个新型号。']
  expect((await round()).toSorted()).toEqual(both)
  expect(await unread()).toBe(before + 1)
  await bring('STM32F103C8T6', 'STM32F103CCT6')
  expect((await round()).toSorted()).toEqual(both)

  house.pass(24 * 60 * 60_000)
  told = house.as(await house.login(mobile))
  const kept = (await told.account.savedSearch.list({})).data.find(({ name }) => name === '意法')
  await told.account.savedSearch.open({ id: kept?.id ?? 0 })
  expect((await round()).toSorted()).toEqual(['您保存的搜索“单片机”有 1 个新型号。', ...both])
  expect(await round()).toHaveLength(3)
})

test('equal searches of many people are asked once, and searches without news are not asked again', async () => {
  const { db, search, now } = house.house
  let asked = 0
  const counting = {
    db,
    now,
    search: { ...search, understand: (text: string) => ((asked += 1), search.understand(text)) },
  }
  for (let number = 0; number < 5; number += 1) {
    const who = house.as(await house.login(`+86-1390000020${number}`))
    await who.account.savedSearch.save({ name: '贴片', scene: 'part', query: { keywords: '很少人找的 XQ9' } })
  }
  await raiseSearchAlerts(house.house)
  await bring('STM32F103C8T6', 'STM32F103DDT6')
  await db.updateTable('saved_search').set({ notify: false }).where('name', '!=', '贴片').execute()
  await raiseSearchAlerts(counting)
  expect(asked).toBe(1)
  await raiseSearchAlerts(counting)
  expect(asked).toBe(1)
})

test('two who save at once get only what there is room for; what is kept gets its new name all the same', async () => {
  const busy = await house.login('+86-13900000099')
  const save = (name: string) => mine(busy).save({ name, scene: 'part', query: { keywords: name }, notify: false })
  const numbers = Array.from({ length: 99 }, (_, number) => String(number))
  await house.house.db
    .insertInto('saved_search')
    .values(
      numbers.map((name) => ({
        account_id: busy.uid,
        name,
        scene: 'part',
        query: '{}',
        query_hash: name,
        notify: false,
      })),
    )
    .execute()
  const saved = await Promise.allSettled(['甲', '乙', '丙'].map(save))
  expect(saved.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { message: '最多保存 100 个搜索，请先删除一些' } },
    { reason: { code: 409 } },
  ])
  const kept = saved.find((one) => one.status === 'fulfilled')?.value
  const again = { name: '改名', scene: 'part' as const, query: kept?.query ?? {}, notify: false }
  expect(await mine(busy).save(again)).toMatchObject({ id: kept?.id, name: '改名' })
})
