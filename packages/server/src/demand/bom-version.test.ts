import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { lookAtBoms } from './bom-watch.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const line = (quantity: number, modelId?: number) => ({
  rowNo: 1,
  model: 'LM358DR',
  quantity,
  bucket: 'cart' as const,
  ...(modelId !== undefined && { modelId }),
})

test('each time a list is saved otherwise than it was, it has a version more, which is read again and is nobody else’s', async () => {
  const { demand } = house.as(await house.login('+86-13700018001'))
  const { id } = await demand.bom.save({ name: '电源板', boards: 10, lines: [line(1)] })
  await demand.bom.save({ id, name: '电源板 改名', boards: 10, lines: [line(1)] })
  await demand.bom.save({ id, name: '电源板', boards: 10, lines: [line(2)] })
  await demand.bom.save({ id, name: '电源板', boards: 20, lines: [line(2)] })
  const versions = await demand.bomVersion.list({ id })
  expect(versions.map(({ number, boards, lineCount }) => [number, boards, lineCount])).toEqual([
    [3, 20, 1],
    [2, 10, 1],
    [1, 10, 1],
  ])
  expect((await demand.bomVersion.detail({ id, number: 1 })).lines).toMatchObject([{ quantity: 1 }])
  expect((await refused(demand.bomVersion.detail({ id, number: 9 }))).message).toBe('没有这个版本，最多保留 50 个版本')
  const other = house.as(await house.login('+86-13700018002')).demand.bomVersion
  expect((await refused(other.list({ id }))).message).toBe('没有找到这份 BOM')
  expect((await refused(other.detail({ id, number: 1 }))).message).toBe('没有找到这份 BOM')
})

test('the sheet that a list was read from is kept with it and with its versions, and neither lists nor links tell it', async () => {
  const { demand } = house.as(await house.login('+86-13700018009'))
  const sheet = { header: ['位号', '内部价', null], rows: [['U1', '¥3.20', 'x']] }
  const { id } = await demand.bom.save({ name: '有原表', lines: [line(1)], sheet })
  expect((await demand.bom.list({ id })).data[0]?.sheet).toEqual(sheet)
  expect((await demand.bom.list({})).data[0]).not.toHaveProperty('sheet')
  await demand.bom.save({ id, name: '有原表', lines: [line(1)] })
  expect((await demand.bom.list({ id })).data[0]).not.toHaveProperty('sheet')
  expect((await demand.bomVersion.detail({ id, number: 1 })).sheet).toEqual(sheet)
  expect(await demand.bomVersion.detail({ id, number: 2 })).not.toHaveProperty('sheet')
  await demand.bom.save({ id, name: '有原表', lines: [line(1)], sheet })
  const { code } = await demand.bomShare.save({ id, isShared: true })
  expect(await house.as().demand.bomShare.detail({ code })).not.toHaveProperty('sheet')
  const off = { name: '有原表', lines: [line(1), line(2)], sheet }
  expect((await refused(demand.bom.save(off))).message).toBe('原表的行数与 BOM 的行数不一致')
})

test('of many versions the newest fifty are kept, under their own numbers', async () => {
  const { demand } = house.as(await house.login('+86-13700018003'))
  const { id } = await demand.bom.save({ name: '多版本', lines: [line(1)] })
  for (let quantity = 2; quantity <= 53; quantity += 1)
    await demand.bom.save({ id, name: '多版本', lines: [line(quantity)] })
  const numbers = (await demand.bomVersion.list({ id })).map(({ number }) => number)
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 53, 4])
})

test('whoever has the link reads the list as it is now, until it is shared no more; the old link never works again', async () => {
  const { demand } = house.as(await house.login('+86-13700018004'))
  const visitor = house.as().demand.bomShare
  const { id } = await demand.bom.save({ name: '分享的板', boards: 5, lines: [line(1)] })
  const { code } = await demand.bomShare.save({ id, isShared: true })
  expect(await demand.bomShare.save({ id, isShared: true })).toEqual({ code })
  await demand.bom.save({ id, name: '分享的板', boards: 5, lines: [line(7)] })
  const shared = await visitor.detail({ code })
  expect(shared).toMatchObject({ name: '分享的板', boards: 5, lines: [{ model: 'LM358DR', quantity: 7 }] })
  expect(Object.keys(shared).sort()).toEqual(['attrition', 'boards', 'lines', 'name', 'updateTime'])
  expect((await demand.bom.list({ id })).data).toMatchObject([{ shareCode: code, isWatched: false }])

  const other = house.as(await house.login('+86-13700018005')).demand.bomShare
  expect((await refused(other.save({ id, isShared: false }))).message).toBe('没有找到这份 BOM')
  expect(await demand.bomShare.save({ id, isShared: false })).toEqual({ code: '' })
  const gone = '链接已失效：对方停止了分享，或者地址不完整'
  expect((await refused(visitor.detail({ code }))).message).toBe(gone)
  const again = await demand.bomShare.save({ id, isShared: true })
  expect(again.code).not.toBe(code)
  expect((await refused(visitor.detail({ code }))).message).toBe(gone)
})

test('who watches a list is told once what changed about its parts, and nothing once it is watched no more', async () => {
  const { db } = house.house
  const person = await house.login('+86-13700018006')
  const { demand, account } = house.as(person)
  const seller = await house.login('+86-13700018007')
  await certify(db, seller.uid)
  const { stock } = house.as(seller)
  const stocked = { model: 'LM358DR', brand: 'TI', quantity: 5000 }
  await stock.myStock.add({ ...stocked, price: 0.5 })
  const part = await db.selectFrom('part').select('id').where('model', '=', 'LM358DR').executeTakeFirstOrThrow()
  const { id } = await demand.bom.save({ name: '要盯的板', boards: 10, lines: [line(2, part.id)] })
  await demand.bomWatch.save({ id, isWatched: true })
  expect(await lookAtBoms(house.house)).toBe(0)

  const [own] = (await stock.myStock.list({})).data
  await stock.myStock.update({ ...stocked, id: own?.id ?? 0, price: 0.8 })
  await db.updateTable('part').set({ lifecycle: 'eol' }).where('id', '=', part.id).execute()
  expect(await lookAtBoms(house.house)).toBe(1)
  expect(await lookAtBoms(house.house)).toBe(0)
  expect((await account.alert.list({ kind: 'bom' })).data).toMatchObject([
    {
      title: 'BOM「要盯的板」的型号有变化',
      content: '停产或不推荐：LM358DR；涨价超过 10%：LM358DR。',
      url: `/inquiry/batchSearch?bom=${id}`,
    },
  ])

  expect((await demand.bom.list({ id })).data).toMatchObject([{ isWatched: true }])
  await demand.bomWatch.save({ id, isWatched: false })
  await stock.myStock.update({ ...stocked, id: own?.id ?? 0, price: 5 })
  expect(await lookAtBoms(house.house)).toBe(0)
})

test('a list that needs more pieces than are counted is watched like any other', async () => {
  const { demand } = house.as(await house.login('+86-13700018008'))
  const part = await house.house.db
    .selectFrom('part')
    .select('id')
    .where('model', '=', 'LM358DR')
    .executeTakeFirstOrThrow()
  const { id } = await demand.bom.save({ name: '很多的板', boards: 1_000_000, lines: [line(900_000_000, part.id)] })
  await demand.bomWatch.save({ id, isWatched: true })
  expect(await lookAtBoms(house.house)).toBe(0)
})
