import { readSheets, writeWorkbook } from '@xinpu/trade/sheet-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { openShop, sell } from '../../test/mall.ts'
import { refused } from '../../test/refusal.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

const quiet = { error: () => {} }
const header = ['型号', '品牌', '库存', 'MOQ', '最小包装量', '仓库', '批号', '交期', '分类', '备注']
const ladder = ['数量1', '价格1(元)', '数量2', '价格2(元)']
const whole = [...header, ...ladder]

let house: TestHouse
let admin: Person

beforeAll(async () => {
  house = await openHouse({ smsLimit: 10_000 })
  await stockHouse(house.house)
  admin = await reviewer(house)
})
afterAll(async () => house[Symbol.asyncDispose]())

const tasks = (person: Person) => house.as(person).demand.excelTask

/** A seller hands in a sheet of goods, and has it read. */
async function handIn(person: Person, rows: readonly (readonly string[])[]) {
  const { disk, mall } = house.as(person)
  const file = new File([Uint8Array.from(await writeWorkbook('商品', rows))], '商品.xlsx')
  const { url } = await disk.upload.add({ file, type: 'sheet' })
  const { id } = await mall.myGoods.importFile({ fileUrl: url, fileName: '商品.xlsx' })
  await runDueJobs(house.house, quiet)
  return tasks(person).detail({ id })
}

async function confirm(person: Person, taskId: number) {
  await tasks(person).confirm({ taskId, skipErrors: true })
  await runDueJobs(house.house, quiet)
  return tasks(person).detail({ id: taskId })
}

const takeIn = async (person: Person, rows: readonly (readonly string[])[]) =>
  confirm(person, (await handIn(person, rows)).id)

const goodsOf = async (person: Person) =>
  (await house.as(person).mall.myGoods.list({ pageSize: 50 })).data.toSorted(
    (one, other) => one.mallGoodsId - other.mallGoodsId,
  )

/** The desk passes all that waits for it. */
async function passAll(person: Person) {
  const desk = house.as(admin).admin.audit
  const models = new Set((await goodsOf(person)).map(({ model }) => model))
  const { data } = await desk.list({ kind: 'goods', status: 'pending', pageSize: 50 })
  for (const { id, title } of data) if (models.has(title)) await desk.pass({ id })
}

async function failedRows(person: Person, taskId: number) {
  const { data } = await house.as(person).demand.excelRow.list({ taskId, pageSize: 50 })
  return data.filter(({ error }) => error !== undefined).map(({ rowNo, error }) => [rowNo, error])
}

const opamp = ['LM358DR', 'TI', '2K', '10', '10', '深圳', '2431', '现货', '', '含税 <5V', '10', '0.52', '100', '0.41']
const own = ['XYZ-1', '村田', '300', '', '', '香港', '', '3-5 天', '运放', '', '', '￥1.5', '', '']

test('a sheet becomes goods that wait for the desk, and that are sold once it has passed them', async () => {
  const { keeper } = await openShop(house)
  const task = await handIn(keeper, [whole, opamp, own])
  expect(task).toMatchObject({ kind: 'goods', status: 'confirm', total: 2, ready: 2 })
  expect(await confirm(keeper, task.id)).toMatchObject({ status: 'done', success: 2, fail: 0 })
  const goods = await goodsOf(keeper)
  expect(goods).toMatchObject([
    {
      model: 'LM358DR',
      name: '德州仪器 LM358DR',
      categoryName: '运算放大器',
      status: 'pending',
      stock: 2000,
      moq: 10,
      mpq: 10,
      ladderPrices: [
        { min: 10, price: 0.52 },
        { min: 100, price: 0.41 },
      ],
      lots: [{ warehouse: '深圳', batchNo: '2431', stock: 2000, delivery: '现货' }],
      description: '<p>含税 &#x3C;5V</p>',
    },
    { model: 'XYZ-1', modelId: null, categoryName: '运算放大器', moq: 1, ladderPrices: [{ min: 1, price: 1.5 }] },
  ])
  const [notice] = (await house.as(keeper).message.message.list({ type: 'notification' })).data
  expect(notice?.content).toBe('已导入 2 行商品，新商品审核通过后上架。')
  const id = goods[0]?.mallGoodsId ?? 0
  expect((await refused(house.as().mall.goods.detail({ id }))).code).toBe(404)
  await passAll(keeper)
  expect(await house.as().mall.goods.detail({ id })).toMatchObject({ status: 'on', stock: 2000 })
})

test('the same sheet again doubles nothing and takes nothing off the shelf', async () => {
  const { id, keeper } = await openShop(house)
  await takeIn(keeper, [whole, opamp, own])
  await passAll(keeper)
  const before = await goodsOf(keeper)
  expect(await takeIn(keeper, [whole, opamp, own])).toMatchObject({ success: 2, fail: 0 })
  const told = (goods: typeof before) => goods.map(({ lots, ...rest }) => ({ ...rest, lots: lots.length }))
  expect(told(await goodsOf(keeper))).toEqual(told(before))
  expect(before.map(({ status }) => status)).toEqual(['on', 'on'])
  expect(await house.as().mall.merchant.publicDetail({ id })).toMatchObject({ goodsCount: 2 })
})

test('pieces and prices change on the shelf; what others read goes to the desk first', async () => {
  const shop = await openShop(house)
  const { keeper } = shop
  const kept = await sell(house, shop, { model: 'LM358DR', is_bargaining: true, description: '<h3>原装</h3>' })
  const renamed = await sell(house, shop, { model: 'NE5532DR' })
  const task = await takeIn(keeper, [
    ['型号', '品牌', '库存', '单价', '商品名称', '备注'],
    ['lm358dr', 'TI', '77', '4.5', '', '不公开'],
    ['NE5532DR', 'TI', '5', '', '低噪声运放', ''],
  ])
  expect(task).toMatchObject({ success: 2, fail: 0 })
  expect(await goodsOf(keeper)).toMatchObject([
    {
      mallGoodsId: kept,
      model: 'LM358DR',
      status: 'on',
      stock: 77,
      ladderPrices: [{ min: 1, price: 4.5 }],
      lots: [{ warehouse: '深圳', batchNo: '2431', delivery: '现货' }],
      description: '<h3>原装</h3>',
      isBargaining: true,
    },
    { mallGoodsId: renamed, status: 'pending', name: '低噪声运放', stock: 5, ladderPrices: [{}, {}, {}] },
  ])
  expect(await house.as().mall.merchant.publicDetail({ id: shop.id })).toMatchObject({ goodsCount: 1 })
})

test('rows of one model are its lots, and the later one holds where they tell of the same', async () => {
  const { keeper } = await openShop(house)
  const lot = (batchNo: string, stock: string, price: string) => ['LM358', 'TI', stock, '深圳', batchNo, '现货', price]
  const rows = [
    ['型号', '品牌', '库存', '仓库', '批号', '交期', '单价'],
    lot('2431', '100', '1'),
    lot('2450', '20', '1'),
    lot('2431', '90', '0.9'),
  ]
  expect(await takeIn(keeper, rows)).toMatchObject({ success: 3 })
  expect(await goodsOf(keeper)).toMatchObject([
    {
      stock: 110,
      ladderPrices: [{ min: 1, price: 0.9 }],
      lots: [
        { batchNo: '2431', stock: 90 },
        { batchNo: '2450', stock: 20 },
      ],
    },
  ])
  const unclear = await takeIn(keeper, [
    ['型号', '品牌', '库存'],
    ['LM358', 'TI', '1'],
  ])
  expect(await failedRows(keeper, unclear.id)).toEqual([[2, '有 2 个批次，请填写仓库和批号']])
})

test('what is wrong with a row is told by the names of its columns, all of it, and stops no other', async () => {
  const { keeper } = await openShop(house)
  const row = (changes: Record<string, string>) => whole.map((name, at) => changes[name] ?? opamp[at] ?? '')
  const rows = [
    row({ 品牌: '' }),
    row({ 品牌: '无名厂' }),
    row({ 仓库: '', MOQ: '很多', '价格2(元)': '面议' }),
    row({ 型号: 'XYZ-2' }),
    row({ 型号: 'XYZ-2', 分类: '火箭' }),
    row({ MOQ: '15' }),
    row({ MOQ: '20' }),
    row({ '价格2(元)': '0.6' }),
    row({ 数量1: '', '价格1(元)': '' }),
    row({ '价格2(元)': '' }),
    row({ 交期: '' }),
    row({ 仓库: '很'.repeat(31) }),
    row({ 数量1: '', '价格1(元)': '', 数量2: '', '价格2(元)': '' }),
    opamp,
  ]
  const task = await takeIn(keeper, [whole, ...rows])
  expect(task).toMatchObject({ success: 1, fail: 13 })
  expect(await failedRows(keeper, task.id)).toEqual([
    [2, '没有填品牌'],
    [3, '没有找到品牌“无名厂”'],
    [4, '价格2(元)“面议”不是价格；数量2 和价格2 须都填；MOQ“很多”不是数字；没有填仓库'],
    [5, '没有填分类，产品库中没有这个型号'],
    [6, '没有找到分类“火箭”'],
    [7, '起订量 15 须是最小包装量 10 的倍数'],
    [8, '第 1 档须从起订量 20 开始'],
    [9, '第 2 档的单价须低于上一档的 0.52'],
    [10, '没有填价格1 或单价'],
    [11, '数量2 和价格2 须都填'],
    [12, '没有填交期'],
    [13, '仓库最多 30 个字'],
    [14, '没有填单价'],
  ])
  expect(await goodsOf(keeper)).toHaveLength(1)
})

test('rows that are mended go in: before the import on the page, and after it in the sheet of errors', async () => {
  const { keeper } = await openShop(house)
  const { excelRow, excelTask } = house.as(keeper).demand
  const task = await handIn(keeper, [
    [...header, '单价'],
    ['LM358DR', '德克萨斯', '若干', '', '', '深圳', '', '现货', '', '', '0.5'],
    ['LM358', 'TI', '40', '', '', '', '', '现货', '', '', '0.5'],
  ])
  const [row] = (await excelRow.list({ taskId: task.id, status: 'error' })).data
  expect(row?.error).toBe('数量“若干”不是数字')
  await excelRow.update({ id: row?.id ?? 0, brand: 'TI', quantity: 70, price: 0.4 })
  expect(await confirm(keeper, task.id)).toMatchObject({ success: 1, fail: 1 })
  expect(await goodsOf(keeper)).toMatchObject([{ stock: 70, ladderPrices: [{ min: 1, price: 0.4 }] }])

  const blob = await excelTask.errorSheet({ taskId: task.id })
  const { sheets } = await readSheets(new Uint8Array(await blob.arrayBuffer()), { mostRows: 10 })
  const [titles = [], failed = []] = sheets[0]?.rows.map(({ cells }) => cells) ?? []
  expect(failed.at(-1)).toBe('没有填仓库')
  const mended = failed.map((cell, at) => (titles[at] === '仓库' ? '香港' : cell))
  expect(await takeIn(keeper, [titles, mended])).toMatchObject({ success: 1, fail: 0 })
  expect(await goodsOf(keeper)).toMatchObject([{ model: 'LM358DR' }, { model: 'LM358', stock: 40 }])
})

test('figures of tiers are not taken for the stock where that cannot be read', async () => {
  const { keeper } = await openShop(house)
  const told = ['LM358', 'TI', '若干', '深圳', '现货', '10', '0.5', '100', '0.4']
  const task = await takeIn(keeper, [['型号', '品牌', '库存', '仓库', '交期', ...ladder], told])
  expect(await failedRows(keeper, task.id)).toEqual([[2, '库存“若干”不是数字']])
})

test('goods of many rows come in, and a currency that is not theirs does not', async () => {
  const { keeper } = await openShop(house)
  const head = ['型号', '品牌', '库存', '仓库', '交期', '分类', '单价', '币种']
  const rowOf = (at: number, currency: string) => [`MANY-${at}`, 'ST', '5', '深圳', '现货', '其他器件', '2', currency]
  const rows = Array.from({ length: 450 }, (_, at) => rowOf(at, 'USD'))
  expect(await takeIn(keeper, [head, ...rows])).toMatchObject({ success: 450, fail: 0 })
  const { totalRecord, data } = await house.as(keeper).mall.myGoods.list({ pageSize: 1 })
  expect(totalRecord).toBe(450)
  expect(data).toMatchObject([{ currency: 'USD', lots: [{ stock: 5 }] }])
  const again = await takeIn(keeper, [head, rowOf(7, '')])
  expect(await failedRows(keeper, again.id)).toEqual([[2, '币种须为 USD，与店里的这个商品相同']])
})

test('who keeps no shop brings nothing in', async () => {
  const { keeper } = await openShop(house)
  const file = { fileUrl: '/files/x', fileName: 'x' }
  expect((await refused(house.as().mall.myGoods.importFile(file))).code).toBe(401)
  const stranger = await house.login('+86-13700029999')
  expect((await refused(house.as(stranger).mall.myGoods.importFile(file))).code).toBe(403)
  const task = await handIn(keeper, [whole, opamp])
  await house.house.db.deleteFrom('merchant').where('account_id', '=', keeper.uid).execute()
  expect((await refused(house.as(keeper).mall.myGoods.importFile(file))).message).toBe('开店后才能管理商品')
  expect(await confirm(keeper, task.id)).toMatchObject({ status: 'failed', fail: 1, failReason: '开店后才能管理商品' })
})

test('what is filled in under the columns of the template comes in as it stands there', async () => {
  const { keeper } = await openShop(house)
  const blob = await house.as().mall.myGoods.template()
  const { sheets } = await readSheets(new Uint8Array(await blob.arrayBuffer()), { mostRows: 10 })
  const [columns = []] = sheets[0]?.rows.map(({ cells }) => cells) ?? []
  const told = new Map(
    `型号 LM358DR 品牌 TI 商品名称 双运放 分类 运算放大器 封装 SOIC-8 库存 900 仓库 深圳 批号 2431 交期 现货 起订量 10
      最小包装量 10 币种 CNY 数量1 10 价格1 1.2 数量2 100 价格2 1.1 数量3 500 价格3 0.95`
      .split(/\s+/)
      .map((word, at, words) => [word, words[at + 1] ?? ''] as const),
  )
  const row = columns.map((column) => told.get(column) ?? '')
  expect(await takeIn(keeper, [columns, row])).toMatchObject({ success: 1, fail: 0 })
  expect(await goodsOf(keeper)).toMatchObject([
    {
      ladderPrices: [
        { min: 10, price: 1.2 },
        { min: 100, price: 1.1 },
        { min: 500, price: 0.95 },
      ],
      lots: [{ warehouse: '深圳', batchNo: '2431', delivery: '现货', stock: 900 }],
    },
  ])
})
