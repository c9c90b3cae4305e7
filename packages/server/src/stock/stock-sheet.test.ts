import { readSheets, writeWorkbook } from '@xinpu/trade/sheet-file'
import { expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { runDueJobs } from '../jobs/job-runner.ts'

const quiet = { error: () => {} }
const header = ['型号', '厂牌', '库存数量', '单价', '批号', '仓库']

/** A company that hands in a sheet of stock, and has it read. */
async function handIn(house: TestHouse, person: Person, rows: string[][], replaceAll = false) {
  const { disk, stock, demand } = house.as(person)
  const file = new File([Uint8Array.from(await writeWorkbook('库存', [header, ...rows]))], '库存.xlsx')
  const { url } = await disk.upload.add({ file, type: 'sheet' })
  const { id } = await stock.myStock.importFile({ fileUrl: url, fileName: '库存.xlsx', replaceAll })
  await runDueJobs(house.house, quiet)
  return demand.excelTask.detail({ id })
}

async function takeIn(house: TestHouse, person: Person, taskId: number) {
  const { excelTask } = house.as(person).demand
  await excelTask.confirm({ taskId, skipErrors: true })
  await runDueJobs(house.house, quiet)
  return excelTask.detail({ id: taskId })
}

async function opened() {
  const house = await openHouse()
  const catalogue = await stockHouse(house.house)
  const person = await house.login()
  return { house, catalogue, person, enterpriseId: await certify(house.house.db, person.uid) }
}

const linesOf = async (house: TestHouse, person: Person) =>
  (await house.as(person).stock.myStock.list({ pageSize: 50 })).data.map(({ model, quantity }) => [model, quantity])

test('a sheet of stock is looked at row by row and comes in; the same sheet again doubles nothing', async () => {
  const { house, catalogue, person } = await opened()
  await using _ = house
  const rows = [
    ['LM358DR', 'TI', '2K', '0.52', '24+', '深圳'],
    ['STM32F103C8T6', '', '100', '', '', ''],
    ['GRM155R71C104KA88D', '村田', '0', '', '', ''],
    ['NE555P', '无名厂', '70', '', '', ''],
  ]
  const task = await handIn(house, person, rows)
  expect(task).toMatchObject({ kind: 'stock', status: 'confirm', total: 4, ready: 2, fail: 2 })
  const { data } = await house.as(person).demand.excelRow.list({ taskId: task.id, status: 'error' })
  expect(data.map(({ error }) => error)).toEqual(['没有填品牌', '数量“0”须大于 0'])
  await house.as(person).demand.excelRow.update({ id: data[0]?.id ?? 0, brand: '意法' })
  expect(await takeIn(house, person, task.id)).toMatchObject({ status: 'done', success: 3, fail: 1 })
  const [line] = (await house.as({}).stock.stock.search({ keywords: 'LM358DR' })).data
  expect(line).toMatchObject({
    quantity: 2000,
    price: 0.52,
    batchNo: '24+',
    location: '深圳',
    brandId: catalogue.brand('ti'),
  })

  const again = await handIn(house, person, rows)
  await takeIn(house, person, again.id)
  expect(await linesOf(house, person)).toHaveLength(3)
  const [notice] = (await house.as(person).message.message.list({ type: 'notification' })).data
  expect(notice?.content).toBe('已导入 2 条库存，2 行没有导入，可下载错误表修改后再次导入。')
})

test('a sheet that replaces all takes out what it does not hold, but nothing that its failed rows tell of', async () => {
  const { house, person } = await opened()
  await using _ = house
  const { myStock } = house.as(person).stock
  for (const model of ['OLD-1', 'KEPT-2', 'BAD-3']) await myStock.add({ model, brand: 'TI', quantity: 5 })
  house.pass(60_000)
  const task = await handIn(
    house,
    person,
    [
      ['KEPT-2', 'TI', '8'],
      ['BAD-3', 'TI', '若干'],
    ],
    true,
  )
  expect(task.replaceAll).toBe(true)
  expect(await linesOf(house, person)).toHaveLength(3)
  await takeIn(house, person, task.id)
  expect(await linesOf(house, person)).toEqual([
    ['KEPT-2', 8],
    ['BAD-3', 5],
  ])
})

test('whoever has left the company brings nothing in, and is told so', async () => {
  const { house, person, enterpriseId } = await opened()
  await using _ = house
  const task = await handIn(house, person, [['LM358', 'TI', '8']])
  await house.house.db.deleteFrom('enterprise_member').where('enterprise_id', '=', enterpriseId).execute()
  expect(await takeIn(house, person, task.id)).toMatchObject({
    status: 'failed',
    fail: 1,
    failReason: '请先完成企业认证',
  })
  const stranger = house.as(person).stock.myStock
  expect((await refused(stranger.importFile({ fileUrl: '/files/x', fileName: 'x' }))).code).toBe(403)
})

test('what is given out has the columns of the template, starts no formula, and comes in again', async () => {
  const { house, person } = await opened()
  await using _ = house
  const { myStock } = house.as(person).stock
  await myStock.add({ model: '=SUM(1)', brand: 'TI', quantity: 5, price: 0.123456, location: '香港' })
  await myStock.add({ model: 'NE555', brand: 'TI', quantity: 7, status: 'off' })
  const tableOf = async (blob: Blob) => {
    const { sheets } = await readSheets(new Uint8Array(await blob.arrayBuffer()), { mostRows: 10 })
    return sheets[0]?.rows.map(({ cells }) => cells)
  }
  const [columns] = (await tableOf(await house.as({}).stock.myStock.template())) ?? []
  expect(await tableOf(await myStock.exportFile({ status: 'on' }))).toEqual([
    columns,
    ['=SUM(1)', 'TI', '5', '0.123456', 'CNY', '', '', '香港'],
  ])
  expect(await tableOf(await myStock.exportFile({}))).toHaveLength(3)
})
