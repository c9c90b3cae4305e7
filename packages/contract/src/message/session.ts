import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, keywords, onOff } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'

/** 会话主题. What two people came to talk about. */
export const ImTopic = choice('会话主题', {
  part: '型号',
  demand: '供求',
  goods: '商品',
  order: '订单',
}).meta({ id: 'ImTopic' })
export type ImTopic = z.infer<typeof ImTopic>

/** 会话. A talk of two people, as one of them sees it. */
export const ImSession = z
  .object({
    id: Id,
    peer: UserBrief.describe('The other person.'),
    company: z.string().optional().describe('The certified company that the other person acts for.'),
    companyId: Id.optional(),
    lastMsg: z.string().describe('The last line in words: [图片] for a picture; empty before the first.'),
    lastTime: Time,
    unreadNum: z.int(),
    topic: ImTopic.optional().describe('What was pinned last.'),
    topicId: Id.optional().describe('The row of `topic`.'),
    isBlocked: z.boolean().describe('Whether the person who asks takes no more lines of the other.'),
  })
  .meta({ id: 'ImSession' })
export type ImSession = z.infer<typeof ImSession>

export const list = get('/im/session/list', 'Talks of the person who asks, the latest first.', {
  input: z.object({
    ...Paging.shape,
    keywords: keywords().describe('In the names of people and in what was said.').optional(),
    unread: flag('只看未读').optional(),
  }),
  output: paged(ImSession),
})

export const detail = get('/im/session/detail', 'One talk of the person who asks.', {
  input: z.object({ id: idOf('会话') }),
  output: ImSession,
  errors: ['NOT_FOUND'],
})

/** INVALID: nobody is named. With a company or a shop it is the person who keeps it. */
export const open = post('/im/session/open', 'Opens the talk with a person, or returns the one there is.', {
  idempotent: 'yes',
  input: z.object({
    peerId: idOf('对方').optional(),
    enterpriseId: idOf('企业').optional(),
    merchantId: idOf('店铺').optional(),
    topic: ImTopic.describe('What to pin beside the talk.').optional(),
    topicId: idOf('会话主题').optional(),
  }),
  output: ImSession,
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/im/session'],
})

/** The other person keeps theirs; a new line brings it back. */
export const remove = post('/im/session/delete', 'Takes a talk off the list of the person who asks.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('会话') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/im'],
})

/** What the other person sends from then on is refused. */
export const block = post('/im/session/block', 'Takes no more lines of the other person, or takes them again.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('会话'), status: onOff('屏蔽') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/im/session'],
})
