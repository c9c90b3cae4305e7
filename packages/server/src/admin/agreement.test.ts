import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, openHouse, type Person, type TestHouse } from '../../test/house.ts'

let house: TestHouse
let editor: Person & { uid: number }

beforeAll(async () => {
  house = await openHouse()
  editor = await house.login('+86-13800000000')
  await house.house.db
    .updateTable('account')
    .set({ roles: ['editor'] })
    .where('id', '=', editor.uid)
    .execute()
})
afterAll(async () => house[Symbol.asyncDispose]())

const desk = () => house.as(editor).admin.agreement
const hour = 3_600_000
const inHours = (hours: number) => new Date(house.house.now().getTime() + hours * hour).toISOString()
const draft = { kind: 'service', content: '<h2>账号</h2><p>新的约定。</p>', changes: '账号一章改了' } as const

test('the texts of today are the first versions, and nobody is asked about them', async () => {
  const { agreement } = house.as().portal
  expect((await agreement.inForce()).map(({ kind, number }) => [kind, number])).toEqual([
    ['service', 1],
    ['privacy', 1],
  ])
  const text = await agreement.text({ kind: 'privacy' })
  expect(text).toMatchObject({ number: 1, state: 'inForce', beginTime: '2026-01-14T16:00:00.000Z' })
  expect(text.sections.map(({ title }) => title)).toContain('您的权利')
  expect((await agreement.text({ kind: 'disclaimer' })).sections).toHaveLength(5)
  expect(await house.as(editor).account.consent.pending()).toEqual([])
})

test('a draft is cleaned, cut into chapters and seen by nobody else', async () => {
  const dirty = '<p>前言<script>alert(1)</script></p><h2>账号</h2><p onclick="x()">一</p><h2>隐私</h2><p>二</p>'
  const saved = await desk().save({ ...draft, kind: 'disclaimer', content: dirty })
  expect(saved.sections).toEqual([
    { title: '说明', html: '<p>前言</p>' },
    { title: '账号', html: '<p>一</p>' },
    { title: '隐私', html: '<p>二</p>' },
  ])
  expect((await house.as().portal.agreement.text({ kind: 'disclaimer' })).versions).toHaveLength(1)
  await expect(desk().save({ ...draft, kind: 'disclaimer' })).rejects.toMatchObject({ code: 409 })
  await expect(desk().save({ ...draft, id: saved.id, content: '<script>1</script>' })).rejects.toMatchObject({
    data: { errors: [{ field: 'content', message: '请输入正文' }] },
  })
  await desk().remove({ id: saved.id })
  await expect(desk().detail({ id: saved.id })).rejects.toMatchObject({ code: 404 })
})

test('of two who write a draft the second is told, and what was not looked at is not published', async () => {
  const { id, revision } = await desk().save({ ...draft, kind: 'disclaimer' })
  await desk().save({ ...draft, kind: 'disclaimer', id, revision, content: '<p>甲</p>' })
  await expect(desk().save({ ...draft, kind: 'disclaimer', id, revision })).rejects.toMatchObject({ code: 409 })
  await expect(desk().publish({ id, revision })).rejects.toMatchObject({ code: 409 })
  await desk().remove({ id })
})

test('a version begins at its time, and can be withdrawn until then', async () => {
  const { id, revision } = await desk().save(draft)
  const wrong = { id, revision, beginTime: inHours(-1) }
  await expect(desk().publish(wrong)).rejects.toMatchObject({ data: { errors: [{ field: 'beginTime' }] } })
  expect(await desk().publish({ id, revision, beginTime: inHours(2) })).toEqual({ number: 2 })
  await expect(desk().save(draft)).rejects.toMatchObject({ message: '有一版还没有生效，要改请先撤回它' })
  await desk().withdraw({ id })
  await desk().publish({ id, revision, beginTime: inHours(3) })

  const { agreement } = house.as().portal
  expect(await agreement.text({ kind: 'service' })).toMatchObject({ number: 1, state: 'inForce' })
  expect(await agreement.text({ kind: 'service', number: 2 })).toMatchObject({ state: 'waiting' })
  house.pass(4 * hour)
  expect(await agreement.text({ kind: 'service' })).toMatchObject({ number: 2, changes: '账号一章改了' })
  const first = await agreement.text({ kind: 'service', number: 1 })
  expect(first).toMatchObject({ state: 'past', versions: [{ number: 2 }, { number: 1 }] })
  expect(first.sections.map(({ title }) => title)).toContain('未成年人')
  await expect(desk().withdraw({ id })).rejects.toMatchObject({ code: 404 })
  await expect(agreement.text({ kind: 'service', number: 3 })).rejects.toMatchObject({ code: 404 })
})

test('who is here is asked about the new version once, and who comes in agrees to what was ticked', async () => {
  const { consent } = house.as(editor).account
  const pending = await consent.pending()
  expect(pending).toMatchObject([{ kind: 'service', number: 2, changes: '账号一章改了' }])
  await consent.agree({ ids: pending.map(({ id }) => id) })
  await consent.agree({ ids: pending.map(({ id }) => id) })
  expect(await consent.pending()).toEqual([])

  const mobile = '+86-13800000001'
  const visitor = house.as()
  await visitor.account.session.sendNotice({ mobile })
  const agreed = (await visitor.portal.agreement.inForce()).map(({ id }) => id)
  const code = await codeFor(house.app, mobile)
  const { id, token } = await visitor.account.session.loginByCode({ mobile, code, agreed: [...agreed, 999_999] })
  expect(await house.as({ uid: id, token }).account.consent.pending()).toEqual([])
  const { data } = await desk().list({ kind: 'service' })
  expect(data.map(({ number, agreed: people }) => [number, people])).toEqual([
    [2, 2],
    [1, 0],
  ])
})

test('a version that is not in force yet cannot be agreed to', async () => {
  const { id, revision } = await desk().save({ ...draft, kind: 'privacy' })
  await desk().publish({ id, revision, beginTime: inHours(1) })
  await house.as(editor).account.consent.agree({ ids: [id] })
  expect((await desk().detail({ id })).agreed).toBe(0)
  await desk().withdraw({ id })
  await desk().remove({ id })
})

test('what is other than before is written before a later version is published', async () => {
  const { id, revision } = await desk().save({ ...draft, changes: '' })
  await expect(desk().publish({ id, revision })).rejects.toMatchObject({ data: { errors: [{ field: 'changes' }] } })
})
