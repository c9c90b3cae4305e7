import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiError } from '@xinpu/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { hostilePaper, picture } from '../../test/paper.ts'
import { matterOf, refused } from '../../test/refusal.ts'
import { sendSpec, specOf } from '../../test/spec.ts'
import { nextRevision } from './mine-publish.ts'

let house: TestHouse
let admin: Person
let giver: Person
let other: Person

beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
  admin = await reviewer(house)
  giver = await house.login('+86-13700000001')
  other = await house.login('+86-13700000002')
})
afterAll(async () => house[Symbol.asyncDispose]())

const mine = (person = giver) => house.as(person).datasheet.mine
const desk = () => house.as(admin).admin.audit

const lm358 = (mark: string) =>
  specOf(['LM358 Dual Operational Amplifier\nTexas Instruments Incorporated\nwww.ti.com', 'two', 'three', 'four'], mark)
const gd32 = (mark: string) =>
  specOf(['GD32F103C8T6 Arm microcontroller\nGigaDevice Semiconductor Inc.', 'two', 'three', 'four'], mark)
/** The first datasheet that the library has of its part. */
let first: Buffer

const waiting = (id: number) => matterOf(house, admin, { kind: 'spec', id })
const passed = async (id: number) => desk().pass({ id: await waiting(id) })

describe('a file is read before it is handed in', () => {
  test('a series is of the category of the parts whose numbers begin so', async () => {
    const series = await specOf(['GD32F103C8 Arm microcontroller\nGigaDevice Semiconductor Inc.', 'two'], 'series')
    const { fileUrl } = await sendSpec(house, giver, series)
    expect(await mine().check({ fileUrl })).toMatchObject({ model: 'GD32F103C8', categoryId: expect.any(Number) })
  })

  test('brand, part and category come from its first page', async () => {
    const { fileUrl } = await sendSpec(house, giver, await lm358('read'))
    const found = await mine().check({ fileUrl })
    expect(found).toMatchObject({ pageCount: 4, outlineCount: 1, language: 'en', model: 'LM358' })
    expect(found.brand?.fullName).toBe('德州仪器 TI')
    expect(found.categoryId).toBeGreaterThan(0)
    expect(found.known).toBeUndefined()
  })

  test('somebody else’s upload, a picture and an address that is none are not found', async () => {
    const { fileUrl } = await sendSpec(house, giver, await lm358('own'))
    for (const ask of [() => mine(other).check({ fileUrl }), () => mine().check({ fileUrl: '/files/oss/none.pdf' })])
      expect(await refused(ask())).toMatchObject({ code: 404, message: '没有找到上传的文件，请重新上传' })
    expect(await refused(sendSpec(house, giver, await picture(), 'a.pdf'))).toMatchObject({
      message: '请上传 PDF 文件',
    })
  })

  test('a file that acts is refused with the reason, when it is read and when it is handed in', async () => {
    const sent = await sendSpec(house, giver, await hostilePaper())
    const reason = { code: 0, message: expect.stringMatching(/脚本|夹带/) }
    expect(await refused(mine().check({ fileUrl: sent.fileUrl }))).toMatchObject(reason)
    expect(await refused(mine().add({ ...sent, brandCn: 'TI', model: 'LM358' }))).toMatchObject(reason)
  })

  test('the very bytes are kept', async () => {
    const bytes = await lm358('bytes')
    const { fileUrl, fileSize } = await sendSpec(house, giver, bytes)
    const answer = await house.app.inject({ url: fileUrl, headers: { token: giver.token ?? '' } })
    expect(fileSize).toBe(bytes.length)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect((await house.app.inject({ url: fileUrl, headers: { token: other.token ?? '' } })).statusCode).toBe(403)
  })
})

describe('from handing in to the library', () => {
  test('what was left out is read from the file; reviewers see both; passed, it is public and searched', async () => {
    first = await gd32('first')
    const sent = await sendSpec(house, giver, first, 'gd32.pdf')
    const handed = await mine().add(sent)
    expect(handed).toMatchObject({
      status: 'pending',
      model: 'GD32F103C8T6',
      brandCn: '兆易创新',
      filename: 'gd32.pdf',
      revision: '',
    })
    expect(handed.specId).toBeUndefined()
    const { detail, evidence } = await desk().detail({ id: await waiting(handed.id) })
    expect(detail).toContainEqual({
      name: 'model',
      label: '型号',
      value: 'GD32F103C8T6',
      found: 'GD32F103C8T6',
      isHtml: false,
    })
    expect(evidence).toEqual([{ name: 'gd32.pdf', url: sent.fileUrl }])
    await passed(handed.id)

    const [row] = (await mine().list({})).data
    expect(row).toMatchObject({ id: handed.id, status: 'passed' })
    const sheet = await house.as().datasheet.publicDetail({ id: row?.specId ?? 0 })
    expect(sheet).toMatchObject({ model: 'GD32F103C8T6', brandCn: '兆易创新', pageCount: 4, previewPageCount: 3 })
    expect(sheet.outline).toEqual([{ title: 'Features', page: 1, level: 1 }])
    expect(sheet.previewText[0]).toContain('Arm microcontroller')
    const whole = await house.app.inject({
      url: `/files/datasheet/${sheet.revisions[0]?.id}.pdf`,
      headers: { token: giver.token ?? '' },
    })
    expect(whole.rawPayload.equals(first)).toBe(true)
    const [letter] = (await house.as(giver).message.message.list({ type: 'notification' })).data
    expect(letter).toMatchObject({
      title: '资料「GD32F103C8T6 Datasheet」已发布',
      url: `/specification_detail/${sheet.id}`,
    })
    expect(
      await house.house.db.selectFrom('job').select('key').where('kind', '=', 'pageText').execute(),
    ).toContainEqual({
      key: String(sheet.revisions[0]?.id),
    })
  })

  test('the same bytes again are known at once, to the one and to the other', async () => {
    const sent = await sendSpec(house, other, first)
    const { known } = await mine(other).check({ fileUrl: sent.fileUrl })
    expect(known?.model).toBe('GD32F103C8T6')
    expect(await refused(mine(other).add(sent))).toMatchObject({
      code: 409,
      message: '库中已有同一文件',
      data: { specId: known?.id },
    })
  })

  test('another file about the same part becomes the next revision', async () => {
    const sent = await sendSpec(house, other, await gd32('second'))
    const { revises } = await mine(other).check({ fileUrl: sent.fileUrl })
    expect(revises).toMatchObject({ model: 'GD32F103C8T6', revision: 'A' })
    const { id } = await mine(other).add(sent)
    await passed(id)
    const { revisions } = await house.as().datasheet.publicDetail({ id: revises?.id ?? 0 })
    expect(revisions.map(({ rev }) => rev)).toEqual(['B', 'A'])
    expect(await refused(mine(other).remove({ ids: [id] }))).toMatchObject({ code: 409 })
  })

  test('a brand and a part that nobody has are made when it is passed', async () => {
    const sent = await sendSpec(house, giver, await specOf(['XP9000 Controller']))
    const handed = await mine().add({ ...sent, brandCn: '芯测微电', model: 'XP9000' })
    expect(handed).toMatchObject({ brandCn: '芯测微电', model: 'XP9000', categoryName: '其他器件' })
    expect(handed.brandId).toBeUndefined()
    await passed(handed.id)
    const [row] = (await mine().list({ keywords: 'xp9000' })).data
    const brand = await house.as().brand.detail({ brandId: row?.brandId ?? 0 })
    expect(brand).toMatchObject({ name: '芯测微电', specCount: 1, modelCount: 1 })
    const { data } = await house.as().datasheet.part.search({ keywords: 'XP9000' })
    expect(data[0]).toMatchObject({ model: 'XP9000' })
  })

  test('refused, it is told why and may be handed in again', async () => {
    const sent = await sendSpec(house, giver, await lm358('refused'))
    const { id } = await mine().add(sent)
    const matter = await waiting(id)
    await desk().reject({ id: matter, reason: '扫描不清', fields: [{ name: 'model', reason: '应为 LM2904' }] })
    const { data } = await mine().list({ status: 'rejected' })
    expect(data).toEqual([expect.objectContaining({ id, rejectReason: '扫描不清；型号：应为 LM2904' })])
    await expect(mine().add({ ...sent, model: 'LM2904' })).resolves.toMatchObject({ status: 'pending' })
  })

  test('of two who hand in one file at once one is taken', async () => {
    const bytes = await lm358('race')
    const [one, two] = [await sendSpec(house, giver, bytes), await sendSpec(house, other, bytes)]
    const made = await Promise.allSettled([mine(giver).add(one), mine(other).add(two)])
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = made.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toMatchObject({ code: 409, message: '同一文件已提交，正在审核' })
  })

  test('without brand or part that can be read, the field is named', async () => {
    const sent = await sendSpec(house, giver, await specOf(['nothing to be read here']))
    expect(await refused(mine().add({ ...sent, brandCn: 'TI' }))).toMatchObject({
      data: { errors: [{ field: 'model' }] },
    })
    expect(await refused(mine().add({ ...sent, model: 'LM358' }))).toMatchObject({
      data: { errors: [{ field: 'brandId' }] },
    })
    expect(await refused(mine().add({ ...sent, model: 'LM358', brandId: 99_999 }))).toMatchObject({ code: 404 })
  })
})

describe('taking back', () => {
  test('what waits goes from the queue; a second time changes nothing', async () => {
    const { id } = await mine().add(await sendSpec(house, giver, await lm358('back')))
    const matter = await waiting(id)
    await mine(other).remove({ ids: [id] })
    await expect(waiting(id)).resolves.toBe(matter)
    for (let turn = 0; turn < 2; turn += 1) await mine().remove({ ids: [id] })
    expect(await refused(desk().pass({ id: matter }))).toMatchObject({ code: 409 })
    expect((await mine().list({ pageSize: 100 })).data.some((row) => row.id === id)).toBe(false)
  })

  test('what is public goes from the library, and its file may come again', async () => {
    const sent = await sendSpec(house, giver, await specOf(['NE5532DR amplifier\nTexas Instruments']))
    const { id } = await mine().add(sent)
    await passed(id)
    const specId = (await mine().list({})).data[0]?.specId ?? 0
    await mine().remove({ ids: [id] })
    expect(await refused(house.as().datasheet.publicDetail({ id: specId }))).toMatchObject({ code: 404 })
    await expect(mine().add(sent)).resolves.toMatchObject({ status: 'pending' })
  })
})

test('what is wrong with a datasheet reaches the reviewers, and the answer its reporter', async () => {
  const [row] = (await mine().list({ status: 'passed' })).data
  await mine(other).report({ id: row?.specId ?? 0, reason: 'wrongFigure', content: '表 6 的单位错了', page: 7 })
  const { data } = await desk().list({ kind: 'report', status: 'pending' })
  const { detail } = await desk().detail({ id: data[0]?.id ?? 0 })
  expect(detail.map(({ label, value }) => `${label} ${value}`)).toEqual(
    expect.arrayContaining(['报错原因 参数有误', '页码 7', '补充说明 表 6 的单位错了']),
  )
  await desk().pass({ id: data[0]?.id ?? 0 })
  const [letter] = (await house.as(other).message.message.list({ type: 'notification' })).data
  expect(letter).toMatchObject({ title: '您的报错已采纳' })
  expect(await refused(mine().report({ id: 99_999, reason: 'other' }))).toMatchObject({ code: 404 })
})

test.each([
  [[], 'A'],
  [['A', 'B'], 'C'],
  [['A', 'C'], 'D'],
  [[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], 'AA'],
])('after %j comes %s', (taken, next) => expect(nextRevision(taken)).toBe(next))

const folder = join(process.env['XINPU_TEST_DATA'] ?? '', 'pdf')

test.runIf(existsSync(folder))(
  'every real file is taken or refused in Chinese, from the upload on, and the server answers after each',
  { timeout: 180_000 },
  async () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
      const outcome = await sendSpec(house, other, readFileSync(join(folder, name)), name)
        .then(({ fileUrl }) => mine(other).check({ fileUrl }))
        .then(
          ({ pageCount }) => pageCount,
          (error: ApiError) => error.message,
        )
      expect(outcome).toSatisfy((told) => (typeof told === 'number' ? told > 0 : /\p{Script=Han}/u.test(String(told))))
      expect(String(outcome)).not.toContain('服务器')
    }
  },
)
