import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSheets, writeWorkbook } from '@xinpu/trade/sheet-file'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dialledPart, stockHouse } from '../../test/catalogue.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { refused } from '../../test/refusal.ts'
import { runDueJobs } from '../jobs/job-runner.ts'
import { stopImport } from './excel-import.ts'

const quiet = { error: () => {} }
const header = ['型号', '品牌', '数量', '单价', '批号']

/** Hands a sheet in, and lets it be read. */
async function handIn(
  { house, as }: TestHouse,
  person: Person,
  told: { bytes: Uint8Array; name?: string; fromTaskId?: number },
) {
  const { disk, demand } = as(person)
  const { bytes, name = '求购.xlsx', ...rest } = told
  const { url } = await disk.upload.add({ file: new File([Uint8Array.from(bytes)], name), type: 'sheet' })
  const { id } = await demand.excelTask.upload({ fileUrl: url, fileName: name, ...rest })
  await runDueJobs(house, quiet)
  return demand.excelTask.detail({ id })
}

const isWhole = (task: Awaited<ReturnType<typeof handIn>>) =>
  task.total === task.ready + task.success + task.fail + task.deleted + task.skipped

test('a sheet is read, corrected, imported and told of; every row is accounted for', async () => {
  await using house = await openHouse()
  const { brand } = await stockHouse(house.house)
  const person = await house.login()
  const { excelTask, excelRow, demand } = house.as(person).demand
  const bytes = await writeWorkbook('清单', [
    header,
    ['STM32F103C8T6', '意法', '2K', '3.2', '24+'],
    ['LM358DR', 'TI德仪', '１，０００', '', ''],
    ['', 'TI', '5', '', ''],
    ['NE555P', '', '0', '', ''],
    ['STM32F103C8T6', '意法', '10', '', ''],
    ['CH340C', '', '7', '', ''],
  ])
  const task = await handIn(house, person, { bytes })
  expect(task).toMatchObject({ status: 'confirm', total: 6, ready: 4, fail: 2, deleted: 0 })

  const { data: rows } = await excelRow.list({ taskId: task.id })
  expect(rows.map(({ rowNo, error }) => [rowNo, error])).toEqual([
    [4, '没有填型号'],
    [5, '数量“0”须大于 0'],
    [2, undefined],
    [3, undefined],
    [6, undefined],
    [7, undefined],
  ])
  expect(rows[2]).toMatchObject({ quantity: 2000, price: 3.2, brandId: brand('st'), batchNo: '24+' })
  expect((await refused(excelTask.confirm({ taskId: task.id }))).message).toBe('还有 2 行有错误，请改好，或勾选跳过')
  expect(await excelRow.update({ id: rows[1]?.id ?? 0, quantity: 30 })).toMatchObject({ status: 'ready' })
  await excelRow.remove({ ids: [rows[5]?.id ?? 0] })
  const [one, two] = await Promise.allSettled([
    excelTask.confirm({ taskId: task.id, skipErrors: true }),
    excelTask.confirm({ taskId: task.id, skipErrors: true }),
  ])
  expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
  await runDueJobs(house.house, quiet)

  const done = await excelTask.detail({ id: task.id })
  expect(done).toMatchObject({ status: 'done', total: 6, ready: 0, success: 3, fail: 2, deleted: 1, skipped: 0 })
  expect((await demand.list({ type: 1 })).totalRecord).toBe(3)
  expect((await refused(excelRow.update({ id: rows[1]?.id ?? 0, quantity: 3 }))).message).toContain('不能再改')
})

test('the sheet of errors has the same columns, runs nothing, and can be handed in again', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const { excelTask } = house.as(person).demand
  const bytes = await writeWorkbook('清单', [header, ['=cmd|calc', '', '若干', '', ''], ['LM358', '', '5', '', '']])
  const task = await handIn(house, person, { bytes })
  const sheet = new Uint8Array(await (await excelTask.errorSheet({ taskId: task.id })).arrayBuffer())
  const [read] = (await readSheets(sheet, { mostRows: 10 })).sheets
  expect(read?.rows.map(({ cells }) => cells)).toEqual([
    [...header, '错误原因'],
    ['=cmd|calc', '', '若干', '', '', '数量“若干”不是数字'],
  ])
  const again = await handIn(house, person, { bytes: sheet, fromTaskId: task.id })
  expect(again).toMatchObject({ status: 'confirm', total: 1, fail: 1 })
})

test('a task that is cancelled leaves out what is not in yet, and nobody else sees it', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const { excelTask } = house.as(person).demand
  const bytes = await writeWorkbook('清单', [header, ['LM358', '', '5', '', ''], ['NE555', '', 'x', '', '']])
  const task = await handIn(house, person, { bytes })
  const stranger = house.as(await house.login('+86-13900000000')).demand
  expect((await refused(stranger.excelTask.detail({ id: task.id }))).message).toContain('没有找到')
  expect((await refused(stranger.excelTask.cancel({ id: task.id }))).message).toContain('没有找到')
  await excelTask.confirm({ taskId: task.id, skipErrors: true })
  await excelTask.cancel({ id: task.id })
  await runDueJobs(house.house, quiet)
  expect(await excelTask.detail({ id: task.id })).toMatchObject({
    status: 'cancelled',
    skipped: 1,
    fail: 1,
    success: 0,
  })
  expect((await refused(excelTask.cancel({ id: task.id }))).message).toBe('这个任务已经结束')
  await excelTask.remove({ ids: [task.id] })
  expect((await excelTask.list({})).data).toEqual([])
})

test('columns that were kept for a header are used again, and brands are checked with what may be meant', async () => {
  await using house = await openHouse()
  const { brand } = await stockHouse(house.house)
  const { columnMap, excelTask } = house.as(await house.login()).demand
  expect(await columnMap.find({ signature: 'a' })).toBeNull()
  await columnMap.save({ signature: 'a', map: [{ column: 2, field: 'model' }] })
  await columnMap.save({ signature: 'a', map: [{ column: 1, field: 'model' }] })
  expect(await columnMap.find({ signature: 'a' })).toEqual([{ column: 1, field: 'model' }])
  const checked = await excelTask.checkBrand({
    brands: [
      { rowNo: 2, brand: '意法' },
      { rowNo: 3, brand: '意法某厂' },
      { rowNo: 4, brand: '无名' },
    ],
  })
  expect(checked).toMatchObject([
    { matched: true, brandId: brand('st') },
    { matched: false, suggests: [{ id: brand('st') }] },
    { matched: false, suggests: [] },
  ])
})

test('the brands of a task are told once each, with the rows that spell them so, and one answer counts for all', async () => {
  await using house = await openHouse()
  const { brand } = await stockHouse(house.house)
  const person = await house.login()
  const { excelTask, excelRow } = house.as(person).demand
  const lines = [
    ['LM358', '意法某厂', '5', '', ''],
    ['NE555', '意法某厂', '7', '', ''],
    ['CH340C', '意法', '9', '', ''],
    ['CH340G', '', '9', '', ''],
  ]
  const task = await handIn(house, person, { bytes: await writeWorkbook('清单', [header, ...lines]) })
  const [unknown, known] = await excelTask.checkBrand({ taskId: task.id })
  expect(unknown).toMatchObject({
    brand: '意法某厂',
    rowNo: 2,
    rows: 2,
    matched: false,
    suggests: [{ id: brand('st') }],
  })
  expect(known).toMatchObject({ brand: '意法', rows: 1, matched: true, brandId: brand('st') })
  await excelRow.update({ id: unknown?.rowId ?? 0, brandId: brand('st'), sameBrand: true })
  expect((await excelTask.checkBrand({ taskId: task.id })).every(({ matched }) => matched)).toBe(true)
  const { data: rows } = await excelRow.list({ taskId: task.id })
  expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual(lines.map((cells) => cells.slice(0, 3)))
})

test('what is wrong is counted by its reason, and every quantity that cannot be is named', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const { excelTask, excelRow } = house.as(person).demand
  const typed = ['0', '-3', '1234567890', '若干', '几个', '']
  const lines = typed.map((quantity, at) => [`LM358${at}`, '', quantity, '', ''])
  const task = await handIn(house, person, { bytes: await writeWorkbook('清单', [header, ...lines]) })
  const { fail, reasons = [] } = await excelTask.detail({ id: task.id })
  expect(reasons.reduce((sum, { count }) => sum + count, 0)).toBe(fail)
  expect(reasons[0]).toEqual({ reason: '数量不是数字', count: 2 })
  const { data: rows } = await excelRow.list({ taskId: task.id })
  expect(rows.map(({ rowNo }) => rowNo)).toEqual([2, 3, 4, 5, 6, 7])
  expect(rows.every(({ error = '', cells }) => error.includes('数量') && error.includes(cells[2] ?? ''))).toBe(true)
})

test('of a sheet too a number that reads as a mobile is a part where the catalogue knows it', async () => {
  await using house = await openHouse()
  const { like } = await dialledPart(house.house)
  const person = await house.login()
  const { excelRow } = house.as(person).demand
  const bytes = await writeWorkbook('清单', [header, [like, '', '5', '', ''], ['138.0013.8000', '', '多', '', '']])
  const task = await handIn(house, person, { bytes })
  expect(task).toMatchObject({ ready: 1, fail: 1 })
  const [wrong] = (await excelRow.list({ taskId: task.id })).data
  expect(wrong?.error).toMatch(/^数量“多”.*；型号中不能写联系方式$/)
  const id = wrong?.id ?? 0
  expect(await excelRow.update({ id, quantity: 3 })).toMatchObject({ error: '型号中不能写联系方式' })
  expect(await excelRow.update({ id, model: like, quantity: 3 })).toMatchObject({ status: 'ready' })
})

test('the names of columns say what prices and pieces are counted in, and another currency is said to be none', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const names = ['型号', '数量(K)', '单价(USD/K)', '币种']
  const lines = [
    ['LM358', '5', '810', ''],
    ['NE555', '5', '¥810', ''],
    ['CH340C', '5', '810', 'HKD'],
  ]
  const task = await handIn(house, person, { bytes: await writeWorkbook('清单', [names, ...lines]) })
  const { excelRow } = house.as(person).demand
  const { data } = await excelRow.list({ taskId: task.id })
  expect(data.map(({ quantity, price, currency, error }) => [quantity, price, currency, error])).toEqual([
    [5000, undefined, undefined, '币种“HKD”只支持人民币和美元'],
    [5000, 0.81, 'USD', undefined],
    [5000, 0.81, 'CNY', undefined],
  ])
  const mended = await excelRow.update({ id: data[0]?.id ?? 0, price: 0.1, currency: 'USD' })
  expect(mended).toMatchObject({ price: 0.1, currency: 'USD', status: 'ready' })
})

test('sums, titles and strokes are told as left out, and never become posts', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const lines = [
    ['----', '----', '----', '----', '----'],
    ['一、电容类', '', '', '', ''],
    ['LM358', 'TI', '5', '', ''],
    ['合计', '', '5', '16', ''],
  ]
  const task = await handIn(house, person, { bytes: await writeWorkbook('清单', [header, ...lines]) })
  expect(task).toMatchObject({ status: 'confirm', total: 4, ready: 1, fail: 0, skipped: 3 })
  const { excelTask, excelRow, demand } = house.as(person).demand
  const { data } = await excelRow.list({ taskId: task.id, status: 'skipped' })
  expect(data.map(({ rowNo, error }) => [rowNo, error])).toEqual([
    [2, '分隔线，已跳过'],
    [3, '标题或说明，已跳过'],
    [5, '合计行，已跳过'],
  ])
  await excelTask.confirm({ taskId: task.id })
  await runDueJobs(house.house, quiet)
  expect(await excelTask.detail({ id: task.id })).toMatchObject({ status: 'done', success: 1, skipped: 3 })
  expect((await demand.list({ type: 1 })).data.map(({ model }) => model)).toEqual(['LM358'])
})

test('a price that is left open is none, and one that cannot be read is kept in mind until it is mended', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const { excelRow } = house.as(person).demand
  const open = ['面议', '询价', '-', '/', '0.00'].map((price, at) => [`LM358${at}`, '', '5', price, ''])
  const lines = [...open, ['NE555', '', '5', '十；块”多', ''], ['CH340C', '', '5', '3.2', '']]
  const task = await handIn(house, person, { bytes: await writeWorkbook('清单', [header, ...lines]) })
  expect(task).toMatchObject({ ready: 6, fail: 1 })
  const { data } = await excelRow.list({ taskId: task.id })
  expect(data.slice(1, 6).map(({ price }) => price)).toEqual(open.map(() => undefined))
  const [id = 0, priced = 0] = [data[0]?.id, data.at(-1)?.id]
  const error = '单价“十；块”多”不是价格'
  expect(await excelRow.update({ id, brand: 'TI' })).toMatchObject({ status: 'error', error })
  expect(await excelRow.update({ id, model: 'NE555P', quantity: 7 })).toMatchObject({ status: 'error', error })
  expect(await excelRow.update({ id, negotiable: true })).toMatchObject({ status: 'ready' })
  expect(await excelRow.update({ id, quantity: 8 })).toMatchObject({ status: 'ready' })
  expect(await excelRow.update({ id: priced, quantity: 8 })).toMatchObject({ price: 3.2 })
  expect(await excelRow.update({ id: priced, negotiable: true })).not.toHaveProperty('price')
})

test('posts of a sheet name a contact of one’s own, and no other', async () => {
  await using house = await openHouse()
  const [person, stranger] = [await house.login(), await house.login('+86-13900000000')]
  const { id: contactId } = await house
    .as(stranger)
    .enterprise.myContact.add({ name: '周工', mobile: '+86-13700000001' })
  const bytes = await writeWorkbook('清单', [header, ['LM358', '', '5', '', '']])
  const { id: taskId } = await handIn(house, person, { bytes })
  const { excelTask } = house.as(person).demand
  expect((await refused(excelTask.confirm({ taskId, contactId }))).message).toBe('没有找到这位联系人')
  expect((await excelTask.detail({ id: taskId })).status).toBe('confirm')
})

test('an import that fails time and again ends, and its rows can be handed in again', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const { excelTask } = house.as(person).demand
  const bytes = await writeWorkbook('清单', [header, ['LM358', '', '5', '', '']])
  const { id } = await handIn(house, person, { bytes })
  await excelTask.confirm({ taskId: id })
  await stopImport(house.house, { id })
  const task = await excelTask.detail({ id })
  expect(task).toMatchObject({ status: 'failed', ready: 0, fail: 1, total: 1 })
  expect(task.reasons).toEqual([{ reason: '导入中断，请下载错误表后再次导入', count: 1 }])
})

test('a file that cannot be read fails with a sentence that says what to do', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const texts = ['甲,乙\n1,2\n', '型号,数量\n', 'PK\u0003\u0004torn']
  const reasons: (string | undefined)[] = []
  for (const text of texts) {
    const task = await handIn(house, person, { bytes: new TextEncoder().encode(text), name: '表.csv' })
    expect(task).toMatchObject({ status: 'failed', total: 0 })
    reasons.push(task.failReason)
  }
  expect(reasons).toEqual([
    '没有找到型号列，请指出哪一列是型号',
    '表格只有表头，没有内容',
    '文件已损坏，请用 Excel 或 WPS 打开后重新保存',
  ])
})

test('a sheet whose rows name their parts by the number of a mall is read like one with models', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const bytes = new TextEncoder().encode('商城编号,数量\nC8734,2000\n')
  const task = await handIn(house, person, { bytes, name: '表.csv' })
  expect(task).toMatchObject({ status: 'confirm', total: 1, ready: 1 })
  expect((await house.as(person).demand.excelRow.list({ taskId: task.id })).data).toMatchObject([{ model: 'C8734' }])
})

test('a file that is no spreadsheet is not taken', async () => {
  await using house = await openHouse()
  const { disk } = house.as(await house.login())
  const file = new File(['%PDF-1.7'], '报价单.csv')
  expect((await refused(disk.upload.add({ file, type: 'sheet' }))).message).toContain('请上传 xlsx')
})

test('whatever stands in a sheet, rows in are rows told', async () => {
  await using house = await openHouse()
  const person = await house.login()
  const cell = fc.oneof(fc.constantFrom('LM358', '2K', '', '-1', '=1+1'), fc.string({ maxLength: 90 }))
  const lines = fc
    .sample(fc.array(cell, { minLength: 5, maxLength: 5 }), 300)
    .map((cells, at) => [`${cells[0] ?? ''}${at}`, ...cells.slice(1)])
  const task = await handIn(house, person, { bytes: await writeWorkbook('清单', [header, ...lines]) })
  expect(task.total).toBe(lines.length)
  expect(isWhole(task)).toBe(true)
  if (task.ready === 0) return
  const { excelTask } = house.as(person).demand
  await excelTask.confirm({ taskId: task.id, skipErrors: true })
  await runDueJobs(house.house, quiet)
  const done = await excelTask.detail({ id: task.id })
  expect(done).toMatchObject({ status: 'done', ready: 0, total: lines.length })
  expect(isWhole(done)).toBe(true)
})

const bom = join(process.env['XINPU_TEST_DATA'] ?? '', 'bom')

test.skipIf(!existsSync(bom))('of real lists every row is told as imported, failed or left out', async () => {
  await using house = await openHouse()
  const person = await house.login()
  for (const name of readdirSync(bom).filter((file) => !file.endsWith('.json'))) {
    const task = await handIn(house, person, { bytes: readFileSync(join(bom, name)), name })
    expect({ name, isWhole: isWhole(task) }).toEqual({ name, isWhole: true })
    expect(['confirm', 'failed']).toContain(task.status)
  }
})
