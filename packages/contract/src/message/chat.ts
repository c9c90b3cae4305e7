import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, keywords, note, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** 聊天内容类型. What a line of a talk carries. */
export const ImMsgType = choice('聊天内容类型', {
  text: '文字',
  image: '图片',
  file: '文件',
  part: '型号卡',
  datasheet: '资料卡',
  goods: '商品卡',
  demand: '供求卡',
  quote: '报价卡',
  order: '订单卡',
}).meta({ id: 'ImMsgType' })
export type ImMsgType = z.infer<typeof ImMsgType>

/** 聊天记录. One line of a talk. */
export const ImMsg = z
  .object({
    id: Id.describe('Grows with time: the cursor of a talk.'),
    sessionId: Id,
    fromId: Id,
    toId: Id.optional().describe("Absent where it goes to a company's desk."),
    isOwn: z.boolean().describe('Whether the side of the one who asks said it: they, or a colleague.'),
    speaker: UserBrief.optional().describe("Who spoke for a company's desk."),
    msgType: ImMsgType,
    content: z.string().describe('The words; the name of a picture or file; the title of a card.'),
    url: Url.optional().describe('The picture or file.'),
    size: z.int().optional().describe('Bytes of a picture or file.'),
    targetId: Id.optional().describe('What a card is about: a reference, so that whoever looks sees it as it is now.'),
    clientMsgId: z.string().describe("The sender's own number of the line; empty for the receiver."),
    isRead: z.boolean().describe('Whether the receiver has seen it.'),
    createTime: Time,
  })
  .meta({ id: 'ImMsg' })
export type ImMsg = z.infer<typeof ImMsg>

/** 聊天记录页. A stretch of a talk, oldest line first. */
export const ImMsgPage = z
  .object({
    ...paged(ImMsg).shape,
    hasMore: z
      .boolean()
      .describe('Whether there are more lines in the direction that was asked for; around a line, older ones.'),
    hasLater: z.boolean().optional().describe('Around a line: whether there are newer ones.'),
  })
  .meta({ id: 'ImMsgPage' })
export type ImMsgPage = z.infer<typeof ImMsgPage>

export const list = get('/im/msg/list', 'Lines of a talk: the last ones, or those before, after or around a line.', {
  input: z.object({
    sessionId: idOf('会话'),
    beforeId: idOf('聊天记录').describe('Only older lines.').optional(),
    afterId: whole('聊天记录', 0, 2_147_483_647).describe('Only newer lines; 0 from the first.').optional(),
    aroundId: idOf('聊天记录').describe('The line itself, and as many before it as after it.').optional(),
    keywords: keywords().describe('Only lines that hold these words.').optional(),
    pageSize: Paging.shape.pageSize,
  }),
  output: ImMsgPage,
  errors: ['NOT_FOUND'],
})

/** A line that is sent again with its number is the same line. FORBIDDEN: the other person takes none. */
export const send = post('/im/msg/send', 'Says something in a talk.', {
  idempotent: 'key',
  input: z.object({
    sessionId: idOf('会话'),
    msgType: ImMsgType.default('text'),
    content: note('聊天内容', 2000).describe('The words, or the name of the file; not needed for a card.').default(''),
    url: fileAddress('图片或文件').describe('For a picture or file, after its upload.').optional(),
    targetId: idOf('卡片内容').describe('For a card.').optional(),
    clientMsgId: z
      .string({ error: '消息编号不正确' })
      .regex(/^[\w-]{8,64}$/, { error: '消息编号不正确' })
      .meta({ title: '消息编号' })
      .describe('Drawn by the client, 8 to 64 letters, digits, _ or -.'),
  }),
  output: ImMsg,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TOO_FREQUENT'],
  invalidates: ['/im/session', '/im/msg/list'],
})

export const read = post('/im/msg/read', 'Marks what was received in one talk, or in all, as read.', {
  idempotent: 'yes',
  input: z.object({ sessionId: idOf('会话').describe('Absent: every talk.').optional() }),
  errors: ['NOT_FOUND'],
  invalidates: ['/im/session', '/im/msg/unreadNum'],
})

/** 会话举报原因. */
export const ImReportReason = choice('举报原因', {
  fraud: '虚假或欺诈',
  spam: '垃圾广告',
  abuse: '辱骂骚扰',
  illegal: '违法违规',
  privacy: '泄露隐私',
  other: '其他',
}).meta({ id: 'ImReportReason' })
export type ImReportReason = z.infer<typeof ImReportReason>

/** Those who review see the line, or the last twenty of the other side; the same again says it anew. */
export const report = post('/im/report', 'Reports a talk, or one line of it, to those who review.', {
  idempotent: 'yes',
  input: z.object({
    sessionId: idOf('会话'),
    msgId: idOf('聊天记录').describe('Absent: the talk.').optional(),
    reason: ImReportReason,
    content: note('补充说明', 500).default(''),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
})
