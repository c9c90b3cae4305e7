import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse, type Catalogue } from '../../test/catalogue.ts'
import { reviewer } from '../../test/company.ts'
import { certify } from '../../test/enterprise.ts'
import { openHouse, type Person, type TestHouse } from '../../test/house.ts'
import { picture } from '../../test/paper.ts'
import { matterOf, refused } from '../../test/refusal.ts'

let house: TestHouse
let catalogue: Catalogue
let admin: Person
let maker: Person
let rival: Person
let stranger: Person

beforeAll(async () => {
  house = await openHouse()
  catalogue = await stockHouse(house.house)
  admin = await reviewer(house)
  ;[maker, rival, stranger] = [await company(1), await company(2), await house.login('+86-13600000009')]
})
afterAll(async () => house[Symbol.asyncDispose]())

/** Somebody of a certified enterprise of their own. */
async function company(number: number): Promise<Person> {
  const person = await house.login(`+86-1360000000${number}`)
  await certify(house.house.db, Number(person.uid), `深圳市原厂${number}半导体有限公司`)
  return person
}

const mine = (person = maker) => house.as(person).brand.mine
const desk = () => house.as(admin).admin.audit
const brandAs = (person: Person, code: string) => house.as(person).brand.detail({ brandId: catalogue.brand(code) })

async function upload(person: Person, type: 'certificate' | 'image'): Promise<string> {
  const file = new File([new Uint8Array(await picture())], '商标.png', { type: 'image/png' })
  return (await house.as(person).disk.upload.add({ file, type })).url
}

async function claim(person: Person, code: string, remark = '') {
  const certUrl = await upload(person, 'certificate')
  await mine(person).apply({ brandId: catalogue.brand(code), certUrl, ...(remark && { remark }) })
  return certUrl
}

/** Everything that waits for a brand, the oldest first. */
async function waitingFor(name: string) {
  const { data } = await desk().list({ kind: 'brandClaim', status: 'pending', keywords: name })
  return data.map(({ id }) => id)
}

/** A brand that somebody holds from the start. */
const give = async (person: Person, code: string) => {
  await claim(person, code)
  const { brandCn } = await brandAs({}, code)
  for (const id of await waitingFor(brandCn)) await desk().pass({ id })
}

test('a claim waits at the desk with its proof, and once more is the same claim with another proof', async () => {
  await claim(maker, 'ti', '第一份')
  const certUrl = await claim(maker, 'ti', '商标注册证第 1234567 号')
  const [matter = 0, ...others] = await waitingFor('德州仪器')
  expect(others).toEqual([])
  const item = await desk().detail({ id: matter })
  expect(item).toMatchObject({
    title: '德州仪器 TI · 深圳市原厂1半导体有限公司',
    evidence: [{ name: '证明文件', url: certUrl }],
  })
  expect(item.detail.map(({ label, value }) => [label, value])).toEqual([
    ['品牌', '德州仪器 TI'],
    ['企业名称', '深圳市原厂1半导体有限公司'],
    ['统一社会信用代码', expect.stringMatching(/^\w{18}$/)],
    ['备注', '商标注册证第 1234567 号'],
  ])
  await expect(brandAs(maker, 'ti')).resolves.toMatchObject({ claim: { status: 'pending' } })
  for (const person of [rival, stranger, {}]) expect(await brandAs(person, 'ti')).not.toHaveProperty('claim')
})

test('of two claims the one that is passed first holds the brand; the other is refused, told why, and refused again', async () => {
  await claim(rival, 'ti')
  const [first = 0, second = 0] = await waitingFor('德州仪器')
  await desk().pass({ id: first })
  expect(await brandAs(maker, 'ti')).toMatchObject({ isClaimed: true, isMine: true })
  expect(await brandAs({}, 'ti')).toMatchObject({ isClaimed: true })
  expect((await house.as(maker).message.message.list({ type: 'notification' })).data[0]).toMatchObject({
    title: '品牌「德州仪器 TI」认领已通过',
    url: `/brandDetail/${catalogue.brand('ti')}`,
  })

  expect(await refused(desk().pass({ id: second }))).toMatchObject({
    code: 409,
    message: '这个品牌已由其他企业认领，请驳回并说明',
  })
  await desk().reject({
    id: second,
    reason: '商标属于另一家企业',
    fields: [{ name: 'certUrl', reason: '不是商标注册证' }],
  })
  const reason = '商标属于另一家企业；证明文件：不是商标注册证'
  await expect(brandAs(rival, 'ti')).resolves.toMatchObject({ isClaimed: true, claim: { status: 'rejected', reason } })
  expect((await house.as(rival).message.message.list({ type: 'notification' })).data[0]).toMatchObject({
    title: '品牌「德州仪器 TI」认领未通过',
    content: expect.stringContaining(reason),
  })
  expect(await refused(claim(rival, 'ti'))).toMatchObject({ code: 409, message: expect.stringContaining('其他企业') })
  expect(await refused(claim(maker, 'ti'))).toMatchObject({ code: 409, message: expect.stringContaining('已认领') })
})

test('of two claims that are passed at once one holds the brand', async () => {
  await claim(maker, 'onsemi')
  await claim(rival, 'onsemi')
  const passed = await Promise.allSettled((await waitingFor('安森美')).map((id) => desk().pass({ id })))
  expect(passed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a claim that was rejected is handed in again', async () => {
  await claim(rival, 'samsung')
  const [matter = 0] = await waitingFor('三星')
  await desk().reject({ id: matter, reason: '看不清' })
  await claim(rival, 'samsung')
  await expect(brandAs(rival, 'samsung')).resolves.toMatchObject({ claim: { status: 'pending' } })
  expect(await waitingFor('三星')).toHaveLength(1)
})

test('a claim needs a certified enterprise, a brand and one’s own proof', async () => {
  const certUrl = await upload(rival, 'certificate')
  const brandId = catalogue.brand('murata')
  expect(await refused(mine(stranger).apply({ brandId, certUrl }))).toMatchObject({ code: 403 })
  expect(await refused(mine(rival).apply({ brandId: 2_000_000_000, certUrl }))).toMatchObject({ code: 404 })
  for (const url of [certUrl, await upload(maker, 'image')])
    expect(await refused(mine(maker).apply({ brandId, certUrl: url }))).toMatchObject({
      data: { errors: [{ field: 'certUrl', message: '请重新上传证明文件' }] },
    })
})

test('who does not hold a brand does not edit it', async () => {
  const id = catalogue.brand('murata')
  for (const person of [maker, rival])
    expect(await refused(mine(person).edit({ id, country: '日本' }))).toMatchObject({
      code: 403,
      message: '只有认领了这个品牌的企业可以编辑',
    })
  expect(await refused(mine(maker).edit({ id: 2_000_000_000, country: '日本' }))).toMatchObject({ code: 404 })
  expect((await brandAs({}, 'murata')).country).toBe('')
})

test('its holder edits a brand: what is absent stays, its text is cleaned, and it goes by old and new names', async () => {
  await give(maker, 'gigadevice')
  const id = catalogue.brand('gigadevice')
  const search = async (keywords: string) =>
    (await house.as().datasheet.part.search({ keywords })).data.map(({ brandId }) => brandId)
  const hints = async (keywords: string) =>
    (await house.as().datasheet.search.suggest({ keywords })).data.filter(({ type }) => type === 'brand')
  expect(await search('兆易芯')).not.toContain(id)
  expect(await hints('兆易芯')).toEqual([])

  const fullLogo = await upload(maker, 'image')
  const edited = await mine(maker).edit({
    id,
    brandCn: '兆易芯',
    brandEn: 'GigaDevice Semiconductor',
    website: 'https://www.gigadevice.com',
    fullLogo,
    intro: '<h2>关于</h2><p onclick="x()">做<b>存储</b>和单片机<script>alert(1)</script></p>',
    country: '中国',
  })
  expect(edited).toMatchObject({
    brandCn: '兆易芯',
    brandEn: 'GigaDevice Semiconductor',
    name: 'GigaDevice Semiconductor',
    letter: 'G',
    fullLogo,
    country: '中国',
    intro: '<h2>关于</h2><p>做<b>存储</b>和单片机</p>',
    isMine: true,
  })
  expect(edited.aliases).toEqual(expect.arrayContaining(['GD', '兆易创新']))
  for (const keywords of ['兆易芯', '兆易创新', 'gigadevice semiconductor'])
    expect(await search(keywords)).toContain(id)
  expect(await hints('兆易芯')).toEqual([expect.objectContaining({ id, name: '兆易芯' })])

  const later = await mine(maker).edit({ id, intro: '<p> </p>' })
  expect(later).toMatchObject({ brandCn: '兆易芯', fullLogo, website: 'https://www.gigadevice.com', country: '中国' })
  expect(later).not.toHaveProperty('intro')
  const [listed] = (await house.as().brand.directory.list({ keywords: '兆易芯' })).data
  expect(listed).toMatchObject({ isClaimed: true })
  expect(listed).not.toHaveProperty('intro')
})

test('every member of the enterprise that holds a brand edits it, until they leave', async () => {
  await give(rival, 'murata')
  const id = catalogue.brand('murata')
  const member = await house.login('+86-13600000008')
  const { enterpriseId = 0 } = await house.as(rival).account.profile.identity()
  await house.house.db
    .insertInto('enterprise_member')
    .values({ enterprise_id: enterpriseId, account_id: Number(member.uid), status: 'joined' })
    .execute()
  await expect(mine(member).edit({ id, country: '日本' })).resolves.toMatchObject({ country: '日本', isMine: true })
  await house.as(member).enterprise.member.quit()
  expect(await refused(mine(member).edit({ id, country: '' }))).toMatchObject({ code: 403 })
})

test('a brand takes no name that another one goes by, no name without letters, and no logo of somebody else', async () => {
  await give(maker, 'st')
  const id = catalogue.brand('st')
  for (const [field, name] of [
    ['brandCn', '村 田'],
    ['brandEn', 'MURATA'],
  ] as const)
    expect(await refused(mine(maker).edit({ id, country: '法国', [field]: name }))).toMatchObject({
      code: 409,
      message: '品牌库中已有「村田」，请换一个名称',
      data: { errors: [{ field }] },
    })
  expect(await refused(mine(maker).edit({ id, brandCn: '——' }))).toMatchObject({
    data: { errors: [{ field: 'brandCn' }] },
  })
  expect(await refused(mine(maker).edit({ id, fullLogo: await upload(rival, 'image') }))).toMatchObject({
    data: { errors: [{ field: 'fullLogo' }] },
  })
  expect(await brandAs(maker, 'st')).toMatchObject({ brandCn: '意法半导体', country: '' })
})

test('of two brands that take one name at once one has it', async () => {
  const edits = [
    mine(maker).edit({ id: catalogue.brand('st'), brandEn: 'Twin' }),
    mine(rival).edit({ id: catalogue.brand('murata'), brandEn: 'twin' }),
  ]
  expect((await Promise.allSettled(edits)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what a brand says of itself when it is proposed is cleaned, and stands on its page once it is passed', async () => {
  const { id } = await mine(stranger).add({ brandCn: '自述微', intro: '<p>好<img src=x onerror=alert(1)></p>' })
  await desk().pass({ id: await matterOf(house, admin, { kind: 'brand', id }) })
  await expect(house.as().brand.detail({ brandId: id })).resolves.toMatchObject({ intro: '<p>好</p>' })
})
