import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, idsOf, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** 消息类型. The panels of the inbox. */
export const MessageKind = choice('消息类型', {
  comment: '评论',
  fans: '粉丝',
  like: '点赞',
  mail: '私信',
  notification: '通知',
  platform: '平台消息',
}).meta({ id: 'MessageKind' })
export type MessageKind = z.infer<typeof MessageKind>

/** 消息对象. What a message is about. */
export const MessageTarget = choice('消息对象', {
  user: '用户',
  spec: '资料',
  article: '文章',
  comment: '评论',
  trend: '帖子',
  circle: '圈子',
  demand: '供求',
  enquiry: '询价',
  agent: '代理商',
  goods: '商品',
  bargaining: '议价',
  order: '订单',
  invoice: '发票',
  enterprise: '企业',
  merchant: '店铺',
  job: '职位',
  task: '导入任务',
  file: '云盘文件',
}).meta({ id: 'MessageTarget' })
export type MessageTarget = z.infer<typeof MessageTarget>

/** 消息. One line of the inbox. */
export const MessageVO = z
  .object({
    id: Id,
    type: MessageKind,
    title: z.string(),
    content: z.string().describe('Plain text.'),
    fromUser: UserBrief.optional().describe('Who caused it; absent where the site itself speaks.'),
    targetType: MessageTarget.optional(),
    targetId: Id.optional().describe('The row of `targetType`.'),
    url: Url.optional().describe('The page to open, as a path of this site.'),
    isRead: z.boolean(),
    createTime: Time,
  })
  .meta({ id: 'MessageVO' })
export type MessageVO = z.infer<typeof MessageVO>

export const list = get('/message/page', 'Messages of the person who asks, newest first.', {
  input: z.object({
    ...Paging.shape,
    type: MessageKind.optional(),
    isRead: flag('已读').describe('Only read ones, or only unread ones.').optional(),
  }),
  output: paged(MessageVO),
})

/** Reading does not mark it read, so that a prefetch changes nothing. */
export const detail = get('/message/detail', 'One message of the person who asks.', {
  input: z.object({ id: idOf('消息') }),
  output: MessageVO,
  errors: ['NOT_FOUND'],
})

export const read = post('/message/read', 'Marks messages as read.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('消息').describe('Messages of others, or gone, are passed over.') }),
  invalidates: ['/message'],
})

export const readAll = post('/message/read/all', 'Marks every message as read, or every message of one kind.', {
  idempotent: 'yes',
  input: z.object({ type: MessageKind.optional() }),
  invalidates: ['/message'],
})

export const remove = post('/message/delete', 'Removes messages of the person who asks.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('消息') }),
  invalidates: ['/message'],
})

/** FORBIDDEN: the other takes nothing from the person who asks. */
export const send = post('/message/mail/send', 'Sends a letter to another person.', {
  input: z.object({
    toId: idOf('收件人'),
    title: text('标题', 80),
    content: text('内容', 2000),
  }),
  output: MessageVO,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_FREQUENT'],
})
