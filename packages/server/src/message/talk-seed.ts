import { randomUUID } from 'node:crypto'
import type { chat } from '@xinpu/contract/message'
import { fullDay } from '@xinpu/sdk/format'
import type { House } from '../core/context.ts'
import { seedQuote } from '../demand/quote-seed.ts'
import type { Seed } from '../seed/first-run.ts'
import { asking, sampleAccounts } from '../seed/sample-accounts.ts'
import { openDesk } from './im-desk.ts'
import { openTalk } from './im-open.ts'
import { sendLine } from './im-send.ts'

/** A line: how many minutes ago, who says it, and what, or what it shows. */
type Line = readonly [ago: number, by: 'buyer' | 'seller', said: string | Card]
type Card = { kind: Exclude<chat.ImMsgType, 'text' | 'image' | 'file'>; id: number }

/**
 * Gives the two sample accounts something to talk about: a quote that waits to be taken, an order to be paid. Where they
 * are not, nobody talks.
 */
export const seedTalks: Seed = async (house) => {
  const { db } = house
  const people = await sampleAccounts(db)
  const begun = await db.selectFrom('im_session').select('id').limit(1).executeTakeFirst()
  if (!people || begun) return ''
  const { buyerId, sellerId } = people
  const { demandId, quoteId } = await seedQuote(house, { buyerId, sellerId })
  const order = await unpaidOrder(house, buyerId)
  await talk(house, {
    people: { buyer: buyerId, seller: sellerId },
    pinned: { topic: 'demand', topic_id: demandId },
    lines: linesOf({ demandId, quoteId, order }),
  })
  await askAround(house, buyerId)
  await keepWords(house, sellerId)
  await comeToDesk(house, { buyerId, sellerId })
  return '几段对话'
}

const unpaidOrder = async ({ db }: House, accountId: number) =>
  (
    await db
      .selectFrom('mall_order')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', '=', 'unpaid')
      .executeTakeFirst()
  )?.id

const linesOf = (about: { demandId: number; quoteId: number; order: number | undefined }): Line[] => [
  [19 * 60 + 5, 'seller', { kind: 'demand', id: about.demandId }],
  [19 * 60 + 4, 'seller', '看到您在求 GD32F303RET6，我们是兆易授权代理，24+ 原装，盘装未拆。'],
  [19 * 60 + 3, 'buyer', '9.85 高一点，目标 9.6。GD32F303RCT6 有没有，能直接换吗？'],
  [90, 'seller', 'RCT6 引脚一样，Flash 小一半，看您程序多大。'],
  [80, 'buyer', '占用 301 KB，只能 RET6。9.7 行的话今天下单。'],
  ...(about.order === undefined
    ? []
    : ([
        [75, 'buyer', { kind: 'order', id: about.order }],
        [74, 'buyer', '上次那单今天付，一起发可以吗？'],
      ] satisfies Line[])),
  [12, 'seller', { kind: 'quote', id: about.quoteId }],
  [11, 'seller', '可以按 9.72 给您，含税，明天发。'],
]

interface Talk {
  people: { buyer: number; seller: number }
  pinned: { topic: 'demand'; topic_id: number }
  lines: readonly Line[]
}

/** Lines are seen as soon as they are answered; the last ones are not. */
async function talk(house: House, { people, pinned, lines }: Talk): Promise<void> {
  const now = house.now().getTime()
  const id = await openTalk(asking(house, people.seller, now), people.buyer, pinned)
  for (const [ago, by, said] of lines) {
    const who = asking(house, people[by], now - ago * 60_000)
    const line =
      typeof said === 'string'
        ? { msgType: 'text' as const, content: said }
        : { msgType: said.kind, content: '', targetId: said.id }
    await sendLine(who, { sessionId: id, clientMsgId: randomUUID(), ...line })
    if (ago > 12) await seen(house, id, by === 'buyer' ? people.seller : people.buyer)
  }
  await promise(house, id, people.buyer)
}

/** The last line is relied on until tomorrow. */
async function promise({ db, now }: House, sessionId: number, by: number): Promise<void> {
  const { id } = await db
    .selectFrom('im_msg')
    .select('id')
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const tomorrow = fullDay(new Date(now().getTime() + 24 * 3_600_000))
  const marked = { session_id: sessionId, marked_by: by, due_day: tomorrow, kept_at: null, created_at: now() }
  await db
    .insertInto('im_promise')
    .values({ msg_id: id, ...marked })
    .execute()
}

/** What the seller says often. */
const often = ['含税价，开专票', '现货，今天 16:00 前下单当天发', '整盘起订，拆盘另议']

const keepWords = ({ db, now }: House, accountId: number) =>
  db
    .insertInto('quick_reply')
    .values(often.map((content) => ({ account_id: accountId, enterprise_id: null, content, created_at: now() })))
    .execute()

/** The buyer has written to the company that the seller acts for; nobody has answered. */
async function comeToDesk(house: House, { buyerId, sellerId }: { buyerId: number; sellerId: number }): Promise<void> {
  const place = await house.db
    .selectFrom('enterprise_member')
    .innerJoin('enterprise', 'enterprise.id', 'enterprise_id')
    .select('enterprise_id')
    .where('account_id', '=', sellerId)
    .where('enterprise_member.status', '=', 'joined')
    .where('enterprise.status', '=', 'certified')
    .executeTakeFirst()
  if (!place) return
  const who = asking(house, buyerId, house.now().getTime() - 5 * 60_000)
  const sessionId = await openDesk(who, place.enterprise_id)
  const content = '你们代理的 GD32 全系列有价格表吗？月用量大概 2 万片。'
  await sendLine(who, { sessionId, clientMsgId: randomUUID(), msgType: 'text', content })
}

async function seen({ db }: House, sessionId: number, accountId: number): Promise<void> {
  await db
    .updateTable('im_member')
    .set((on) => ({ unread: 0, read_id: on.ref('last_id') }))
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .execute()
}

const questions = [
  ['现货还有多少？能拆整盘吗？', 26 * 60],
  ['规格书里的工作温度和丝印对不上，能发一张实物图吗？', 50 * 60],
  ['月底要 5,000 片，价格还能再谈吗？', 6 * 24 * 60],
] as const

/** The buyer has asked some of those who post, and waits for an answer. */
async function askAround(house: House, buyerId: number): Promise<void> {
  const posts = await house.db
    .selectFrom('demand')
    .select(['account_id', 'id'])
    .distinctOn('account_id')
    .where('type', '=', 0)
    .where('status', '=', 'open')
    .where('account_id', '<>', buyerId)
    .orderBy('account_id')
    .limit(questions.length)
    .execute()
  for (const [at, { account_id, id }] of posts.entries()) {
    const [content = '', ago = 0] = questions[at] ?? []
    const who = asking(house, buyerId, house.now().getTime() - ago * 60_000)
    const sessionId = await openTalk(who, account_id, { topic: 'demand', topic_id: id })
    await sendLine(who, { sessionId, clientMsgId: randomUUID(), msgType: 'demand', content: '', targetId: id })
    await sendLine(who, { sessionId, clientMsgId: randomUUID(), msgType: 'text', content })
  }
}
