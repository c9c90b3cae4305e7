import type * as contract from '@xinpu/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { Seed } from './first-run.ts'
import { asking, sampleAccounts, type Asking } from './sample-accounts.ts'
import { samplePosts } from './sample-posts.ts'
import { sampleSheets } from './sample-sheets.ts'
import { sampleWork } from './sample-work.ts'

type Calls = HandlersOf<Pick<typeof contract, 'account' | 'article' | 'circle' | 'demand' | 'job' | 'mall'>>

const hour = 60 * 60_000

/**
 * What the sample account that buys keeps, follows, looks at, writes, hands in and applies for, so that each of its rooms
 * has something to show. It asks as anybody asks: what a call refuses is not there, and what a call counts is counted.
 *
 * @param calls Known once all domains are.
 */
export const sampleLife =
  (calls: () => Calls): Seed =>
  async (house) => {
    const people = await sampleAccounts(house.db)
    // Who was cut short in it goes on with what is there: words are not said twice.
    if (!people || (await isBegun(house.db, people.buyerId))) return ''
    const buyer = asking(house, people.buyerId, house.now().getTime())
    await keepThings(calls(), buyer)
    await followThings(calls(), buyer)
    await lookAround(calls(), buyer)
    await keepSearches(calls(), buyer)
    await writeThings(calls(), buyer)
    await sampleSheets(calls(), buyer)
    await samplePosts(calls(), buyer)
    await sampleWork(calls(), { buyer, seller: asking(house, people.sellerId, house.now().getTime()) })
    return '示例账号的收藏、关注与导入任务'
  }

const isBegun = async (db: Db, accountId: number): Promise<boolean> =>
  (await db.selectFrom('favour').select('type').where('account_id', '=', accountId).executeTakeFirst()) !== undefined

/** What people come to know first of each kind. */
const known = {
  datasheet: sql`select datasheet_id as id from datasheet_part join part on part.id = part_id
    join datasheet on datasheet.id = datasheet_id where state = 'published'
    group by 1 order by max(popularity) desc, 1`,
  article: sql`select id from article where status = 'PUBLISHED' order by published_at desc, id`,
  agent: sql`select id from seller where kind = 'agent' order by id`,
  demand: sql`select id from demand where expires_at > now() order by updated_at desc, id`,
  trend: sql`select id from trend order by id`,
  brand: sql`select brand_id as id from part group by 1 order by sum(popularity) desc, 1`,
  author: sql`select id from author where status = 'passed' order by id`,
  enterprise: sql`select id from enterprise where status = 'certified' order by id`,
  company: sql`select id from company order by id`,
  originalFactory: sql`select id from original_factory order by id`,
  feedback: sql`select id from feedback_category order by id`,
  circle: sql`select id from circle order by id`,
  goods: sql`select id from mall_goods where is_shown and stock > 0 order by sale_count desc, id`,
  soldOut: sql`select id from mall_goods where is_shown and stock = 0 order by id`,
  shop: sql`select id from merchant order by id`,
} as const

async function first({ db }: Asking, kind: keyof typeof known, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${known[kind]} limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

async function keepThings({ account, mall }: Calls, who: Asking): Promise<void> {
  const kept = [
    ['datasheet', 1, 7],
    ['article', 2, 5],
    ['agent', 3, 3],
    ['demand', 4, 4],
    ['trend', 5, 3],
  ] as const
  for (const [kind, type, count] of kept)
    for (const targetId of await first(who, kind, count)) await account.favour.set({ type, targetId, status: 1 }, who)
  const labels = [['网关 V3', '主控'], ['网关 V3', '电源'], ['备选']]
  for (const [at, targetId] of (await first(who, 'datasheet', labels.length)).entries())
    await account.favour.setTags({ type: 1, targetId, tags: labels[at] ?? [] }, who)
  for (const mallGoodsId of await first(who, 'goods', 6)) await mall.favour.set({ mallGoodsId, status: 1 }, who)
  for (const mallGoodsId of await first(who, 'soldOut', 2))
    await mall.arrival.set({ mallGoodsId, quantity: 500, status: 1 }, who)
  for (const merchantId of await first(who, 'shop', 3)) await mall.follow.set({ merchantId, status: 1 }, who)
}

async function followThings({ article, circle }: Calls, who: Asking): Promise<void> {
  const followed = [
    ['brand', 6],
    ['author', 2],
    ['agent', 2],
    ['enterprise', 3],
    ['company', 3],
    ['originalFactory', 3],
  ] as const
  for (const [type, count] of followed)
    for (const targetId of await first(who, type, count)) await article.follow.follow({ type, targetId }, who)
  for (const groupId of await first(who, 'circle', 3)) await circle.circle.follow({ groupId, status: 1 }, who)
}

/** Over the last two days. */
async function lookAround({ account }: Calls, who: Asking): Promise<void> {
  const seen = [
    ['datasheet', 1, 12],
    ['article', 2, 6],
    ['agent', 3, 4],
    ['demand', 4, 6],
  ] as const
  const now = who.now().getTime()
  for (const [kind, type, count] of seen) {
    const ids = await first(who, kind, count)
    const views = ids.map((targetId, at) => ({
      type,
      targetId,
      viewedAt: new Date(now - (at * 4 + type) * hour).toISOString(),
    }))
    if (views.length > 0) await account.history.merge({ views }, who)
  }
}

async function keepSearches({ account }: Calls, who: Asking): Promise<void> {
  const searches = [
    { name: 'STM32F103 全系', scene: 'part', query: { keywords: 'STM32F103' } },
    { name: '求购里的 GD32', scene: 'demand', query: { keywords: 'GD32', type: 1 } },
    { name: 'LDO 的文章', scene: 'article', query: { keywords: 'LDO' } },
  ] as const
  for (const search of searches) await account.savedSearch.save({ ...search, notify: true }, who)
  await lookLongAgo(who)
}

/** A few parts and posts came since somebody looked at what the searches find: the day's alert tells of them. */
async function lookLongAgo(who: Asking): Promise<void> {
  await sql`
    update saved_search set
      seen_part = coalesce((select id from part where model like 'STM32F103%' order by id desc offset 3 limit 1), 0),
      seen_demand = coalesce((select id from demand where model like 'GD32%' order by id desc offset 3 limit 1), 0)
    where account_id = ${who.user.id}`.execute(who.db)
  const { searches } = who.brought.daily
  if (typeof searches === 'function') await searches(who)
}

async function writeThings({ account, article, circle }: Calls, who: Asking): Promise<void> {
  const said = ['这条讲清楚了，我们板上量到的也是这样，换成 X7R 以后余量够了。', '请问 -40 ℃ 下的数据有没有？']
  for (const [at, articleId] of (await first(who, 'article', said.length)).entries())
    await article.comment.add({ articleId, type: 2, content: said[at] ?? '' }, who)
  const [groupId] = await first(who, 'circle', 1)
  if (groupId !== undefined) await circle.trend.add({ groupId, ...question }, who)
  await article.myArticle.add(draft, who)
  const content = '对比页能不能把两份资料的同一张表并排放？'
  for (const type of await first(who, 'feedback', 1))
    await account.feedback.add({ type, content, contact: 'sample@example.com' }, who)
  await passWords(who)
}

/** What waits for a reviewer is passed as a reviewer does: nothing waits at the desk of a first run. */
const passWords = ({ db, user, brought, now }: Asking): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const waiting = await tx
      .updateTable('audit')
      .set({ status: 'passed', audit_at: at })
      .where('account_id', '=', user.id)
      .where('kind', 'in', ['comment', 'trend'])
      .where('status', '=', 'pending')
      .returningAll()
      .execute()
    for (const row of waiting) {
      const matter = brought.matters[row.kind]
      if (matter !== 'unbuilt') await matter.pass(tx, row, { at, remark: '' })
    }
  })

const question = {
  kind: 'question' as const,
  title: '网关板 3.3 V 上电时有 300 mV 回沟，先查哪里？',
  content: '输入 12 V，降压后给主控和 4G 模块供电，模块开机瞬间 3.3 V 掉到 3.0 V，主控偶尔复位。',
  images: [],
  input: '12 V',
  output: '3.3 V / 2 A',
  load: '主控与 4G 模块',
  tried: '输出加 100 µF，回沟小了一半。',
  partIds: [],
}

const draft = {
  title: '网关板 V3 的电源怎么改的',
  content:
    '<h2>现象</h2><p>模块开机瞬间 3.3 V 掉到 3.0 V，主控偶尔复位。</p><h2>先量什么</h2><p>在电感后面和主控脚上各量一次，差值就是走线上的压降。</p>',
  status: 'DRAFT' as const,
}
