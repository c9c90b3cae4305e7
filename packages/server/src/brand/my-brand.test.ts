import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { picture } from '../../test/paper.ts'
import { matterOf, refused } from '../../test/refusal.ts'

let house: TestHouse
let catalogue: Catalogue
let admin: Person
let giver: Person
let other: Person

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  admin = await reviewer(house)
  giver = await house.login('+86-13600000001')
  other = await house.login('+86-13600000002')
})
afterAll(async () => house[Symbol.asyncDispose]())

const mine = (person = giver) => house.as(person).brand.mine
const desk = () => house.as(admin).admin.audit

const waiting = (id: number) => matterOf(house, admin, { kind: 'brand', id })

test('a brand that waits is seen by nobody else; passed, it has its number and is found by both names', async () => {
  const file = new File([new Uint8Array(await picture())], 'logo.png', { type: 'image/png' })
  const { url: fullLogo } = await house.as(giver).disk.upload.add({ file, type: 'image' })
  const proposed = await mine().add({
    brandCn: '芯测微',
    brandEn: 'XinTest',
    website: 'https://xintest.test',
    fullLogo,
  })
  expect(proposed).toMatchObject({ status: 'pending', brandCn: '芯测微', fullName: '芯测微 XinTest', letter: 'X' })
  expect((await house.as().brand.keywords({ keywords: '芯测微' })).data).toEqual([])
  expect((await mine(other).list({})).data).toEqual([])

  const matter = await waiting(proposed.id)
  expect((await desk().detail({ id: matter })).evidence).toEqual([{ name: '品牌标志', url: fullLogo }])
  await desk().pass({ id: matter })
  for (const keywords of ['芯测微', 'xintest'])
    expect((await house.as().brand.keywords({ keywords })).data).toEqual([expect.objectContaining({ id: proposed.id })])
  await expect(house.as().brand.detail({ brandId: proposed.id })).resolves.toMatchObject({ fullLogo, name: 'XinTest' })
  expect((await mine().list({ status: 'passed' })).data).toEqual([expect.objectContaining({ id: proposed.id })])
})

test('a brand that is listed, under whichever name, is pointed at', async () => {
  for (const brandCn of ['德州仪器', 'T.I.', '意法'])
    expect(await refused(mine().add({ brandCn }))).toMatchObject({
      code: 409,
      message: expect.stringContaining('品牌库中已有'),
      data: { brandId: expect.any(Number) },
    })
  expect(await refused(mine().add({ brandCn: '——' }))).toMatchObject({ data: { errors: [{ field: 'brandCn' }] } })
})

test('of two who propose one name at once one waits', async () => {
  const made = await Promise.allSettled([mine().add({ brandCn: '同名' }), mine(other).add({ brandCn: '同 名' })])
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('refused, it says why and may be proposed again', async () => {
  const { id } = await mine().add({ brandCn: '某某品牌' })
  await desk().reject({ id: await waiting(id), reason: '查不到这家公司' })
  expect((await mine().list({ status: 'rejected' })).data).toEqual([
    expect.objectContaining({ id, reason: '查不到这家公司' }),
  ])
  await expect(mine().add({ brandCn: '某某品牌' })).resolves.toMatchObject({ status: 'pending' })
})

test('somebody else’s picture is no logo', async () => {
  const file = new File([new Uint8Array(await picture())], 'logo.png', { type: 'image/png' })
  const { url: fullLogo } = await house.as(other).disk.upload.add({ file, type: 'image' })
  expect(await refused(mine().add({ brandCn: '借标志', fullLogo }))).toMatchObject({
    data: { errors: [{ field: 'fullLogo' }] },
  })
})

test('what is wrong with a brand is told to the desk, which puts it right though nobody holds the brand', async () => {
  const { id, brandCn } = await house.as().brand.detail({ brandId: catalogue.brand('onsemi') })
  await house.as(other).brand.report({ id, reason: 'website' })
  await house.as(other).brand.report({ id, reason: 'website', content: '官网已换成新域名' })
  const editor = await reviewer(house, '+86-13900000002', '编辑甲')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['editor'] })
    .where('id', '=', editor.uid)
    .execute()
  const { audit } = house.as(editor).admin
  const { data } = await audit.list({ kind: 'brandReport', status: 'pending' })
  expect(data).toMatchObject([{ title: expect.stringMatching(/：官网打不开或不对$/) }])
  const [matter] = data
  expect((await audit.detail({ id: matter?.id ?? 0 })).detail).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: '补充说明', value: '官网已换成新域名' }),
      expect.objectContaining({ label: '地址', value: `/brandDetail/${id}` }),
    ]),
  )
  expect(await house.as(editor).brand.detail({ brandId: id })).toMatchObject({ mayEdit: true })
  expect(await house.as(other).brand.detail({ brandId: id })).toMatchObject({ mayEdit: false })
  expect((await refused(house.as(other).brand.desk.edit({ id, country: '美国' }))).code).toBe(403)
  const edited = await house.as(editor).brand.desk.edit({ id, website: 'https://new.example.com' })
  expect(edited).toMatchObject({ website: 'https://new.example.com', brandCn })
  await audit.pass({ id: matter?.id ?? 0 })
  expect((await house.as(other).message.message.list({})).data[0]).toMatchObject({
    title: '您的报错已采纳',
    url: `/brandDetail/${id}`,
  })
})
