import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockHouse } from '../../test/catalogue.ts'
import { openHouse, type TestHouse } from '../../test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
  await stockHouse(house.house)
})
afterAll(async () => house[Symbol.asyncDispose]())

test('a brand is followed once, is told in the list and on its page, and is let go', async () => {
  const person = await house.login()
  const api = house.as(person)
  const [brand] = await api.brand.hot({ size: 1 })
  if (!brand) throw new Error('The catalogue has no brand.')
  const target = { type: 'brand', targetId: brand.id } as const
  expect(await api.article.follow.follow(target)).toEqual({ isFollow: true })
  expect(await api.article.follow.follow(target)).toEqual({ isFollow: true })
  expect(await api.account.follow.list({ type: 'brand' })).toMatchObject({
    data: [{ id: brand.id, name: brand.brandCn, type: 'brand' }],
    totalRecord: 1,
  })
  expect(await api.brand.detail({ brandId: brand.id })).toMatchObject({ isFollow: true })
  expect(await api.account.profile.myDetail()).toMatchObject({ followCount: 1 })
  expect((await house.as().brand.detail({ brandId: brand.id })).isFollow).toBeUndefined()
  expect(await api.article.follow.unfollow(target)).toEqual({ isFollow: false })
  expect(await api.brand.detail({ brandId: brand.id })).toMatchObject({ isFollow: false })
})

test('what is not there is not followed', async () => {
  const api = house.as(await house.login('+86-13800000009'))
  for (const type of ['brand', 'enterprise', 'author'] as const)
    await expect(api.article.follow.follow({ type, targetId: 999_999 })).rejects.toMatchObject({ code: 404 })
})

test('an author sees who follows them, the latest first', async () => {
  const author = await house.login('+86-13800000020')
  const { id } = await house.house.db
    .insertInto('author')
    .values({ account_id: author.uid, status: 'passed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const readers = [await house.login('+86-13800000021'), await house.login('+86-13800000022')]
  for (const reader of readers) await house.as(reader).article.follow.follow({ type: 'author', targetId: id })
  const { data, totalRecord } = await house.as(author).account.follow.fans()
  expect(totalRecord).toBe(2)
  expect(data.map((fan) => fan.id)).toEqual(readers.map(({ uid }) => uid).toReversed())
  expect((await house.as(readers[0]).account.follow.fans()).data).toEqual([])
})
