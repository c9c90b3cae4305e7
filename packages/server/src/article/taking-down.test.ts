import { expect, test } from 'vitest'
import { published } from '../../test/article.ts'
import { reviewer } from '../../test/company.ts'
import { openHouse } from '../../test/house.ts'
import { matterOf, refused } from '../../test/refusal.ts'

const text = { title: '热环先于一切', content: '<p>输入电容跨在两脚之间。</p>' }

test('what administrators took down is public again as the review passed it, and not with what was written since', async () => {
  await using house = await openHouse()
  const { db } = house.house
  const channel = { name: '电源', position: 0 }
  const { id: categoryId } = await db
    .insertInto('article_channel')
    .values(channel)
    .returning('id')
    .executeTakeFirstOrThrow()
  const writer = await house.login()
  await db.insertInto('author').values({ account_id: writer.uid, status: 'passed' }).execute()
  const admin = await reviewer(house)
  const { audit, platform } = house.as(admin).admin
  const mine = house.as(writer).article.myArticle
  const statusOf = async (id: number) => (await house.as(writer).article.detail({ id })).status
  const pass = async (id: number) => audit.pass({ id: await matterOf(house, admin, { kind: 'article', id }) })

  const { id } = await mine.add({ ...text, categoryId, keywords: ['电源'], status: 'PENDING' })
  await pass(id)
  await platform.setArticleStatus({ id, status: 'DISMOUNT' })
  await platform.setArticleStatus({ id, status: 'PUBLISHED' })
  expect(await statusOf(id)).toBe('PUBLISHED')

  await mine.update({ ...text, id, categoryId, keywords: ['电源'], content: '<p>加微信</p>', status: 'DRAFT' })
  await platform.setArticleStatus({ id, status: 'DISMOUNT' })
  const why = await refused(platform.setArticleStatus({ id, status: 'PUBLISHED' }))
  expect(why).toMatchObject({ code: 409, message: '有未审核的修改，请作者重新提交' })
  expect(await statusOf(id)).toBe('DISMOUNT')

  await mine.update({ ...text, id, categoryId, content: '<p>改好了</p>', status: 'PENDING' })
  await pass(id)
  await platform.setArticleStatus({ id, status: 'DISMOUNT' })
  await platform.setArticleStatus({ id, status: 'PUBLISHED' })
  expect(await statusOf(id)).toBe('PUBLISHED')
})

test('an article that came with the first run is put back too, unless somebody wrote on it', async () => {
  await using house = await openHouse()
  const writer = await house.login()
  const { platform } = house.as(await reviewer(house)).admin
  const id = await published(house, { title: '一', html: '<p>一</p>', accountId: writer.uid })
  await platform.setArticleStatus({ id, status: 'DISMOUNT' })
  await platform.setArticleStatus({ id, status: 'PUBLISHED' })
  expect((await house.as().article.detail({ id })).status).toBe('PUBLISHED')

  await house.as(writer).article.myArticle.update({ ...text, id })
  await platform.setArticleStatus({ id, status: 'DISMOUNT' })
  expect((await refused(platform.setArticleStatus({ id, status: 'PUBLISHED' }))).code).toBe(409)
})
