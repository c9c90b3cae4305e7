import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, keywords, onOff, whole } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'

/** 会话主题. What two people came to talk about. */
export const ImTopic = choice('会话主题', {
  part: '型号',
  demand: '供求',
  goods: '商品',
  order: '订单',
}).meta({ id: 'ImTopic' })
export type ImTopic = z.infer<typeof ImTopic>

/** 企业接待. The desk of a company, which has one side of a talk. */
export const ImDesk = z
  .object({
    id: Id.describe('The company.'),
    name: z.string(),
    isOurs: z.boolean().describe('Whether the person who asks sits at it; else it is the other side.'),
    keeper: UserBrief.optional().describe('Who of the company has the talk; absent until somebody takes it.'),
  })
  .meta({ id: 'ImDesk' })
export type ImDesk = z.infer<typeof ImDesk>

/** 会话. A talk of two people, or of a person and the desk of a company, as one side sees it. */
export const ImSession = z
  .object({
    id: Id,
    peer: UserBrief.describe("The other person; of a company's desk its number, name and logo."),
    desk: ImDesk.optional().describe('Where one side is the desk of a company.'),
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
    desk: flag('只看企业接待').describe("Only talks of one's company's desk.").optional(),
  }),
  output: paged(ImSession),
})

export const detail = get('/im/session/detail', 'One talk of the person who asks.', {
  input: z.object({ id: idOf('会话') }),
  output: ImSession,
  errors: ['NOT_FOUND'],
})

/** INVALID: nobody is named. With a company it is its desk, with a shop the person who keeps it. */
export const open = post(
  '/im/session/open',
  'Opens the talk with a person or a company, or returns the one there is.',
  {
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
  },
)

/** The other person keeps theirs; a new line brings it back. */
/** CONFLICT: a colleague has this talk of the desk, whose people share one list. */
export const remove = post('/im/session/delete', 'Takes a talk off the list of the person who asks.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('会话') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/im'],
})

/** What the other person sends from then on is refused. */
export const block = post('/im/session/block', 'Takes no more lines of the other person, or takes them again.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('会话'), status: onOff('屏蔽') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/im/session'],
})

export const colleagues = get('/im/session/colleagues', 'People who can be handed a talk of the own desk.', {
  input: z.object({ id: idOf('会话') }),
  output: z.array(UserBrief),
  errors: ['NOT_FOUND'],
})

/** CONFLICT: somebody else has it than the one that was seen. */
export const assign = post(
  '/im/session/assign',
  "Hands a talk of the own company's desk to a colleague, or takes it.",
  {
    idempotent: 'yes',
    input: z.object({
      id: idOf('会话'),
      keeperId: idOf('同事'),
      seenId: whole('当前接待人', 0, 2_147_483_647).describe('Who had it on the page; 0 for nobody.'),
    }),
    output: ImSession,
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['/im/session', '/im/msg/unreadNum'],
  },
)
