import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { flag, idOf, idsOf, text } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'
import { DemandVO } from './demand.ts'

/** 留言. A public message under a post, with the answers to it; two levels in all. */
export const DemandMessage = z
  .object({
    id: Id,
    demandId: Id,
    user: UserBrief,
    content: z.string(),
    parentId: Id.nullable().describe('The first message of its thread; null for that one.'),
    isRead: z.boolean().describe('Whether the person it is for has read it.'),
    get children() {
      return z.array(DemandMessage)
    },
    createTime: Time,
  })
  .meta({ id: 'DemandMessage' })
export type DemandMessage = z.infer<typeof DemandMessage>

/** 收到的留言. A message for the caller, with the post it stands under. */
export const ReceivedDemandMessage = z
  .object({ ...DemandMessage.shape, demandVO: DemandVO.pick({ id: true, type: true, model: true }) })
  .meta({ id: 'ReceivedDemandMessage' })
export type ReceivedDemandMessage = z.infer<typeof ReceivedDemandMessage>

export const list = get('/demand/message/list', 'The messages under a post, newest first, each with its answers.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, demandId: idOf('供求') }),
  output: paged(DemandMessage),
  errors: ['NOT_FOUND'],
})

export const add = post('/demand/message/add', 'Leaves a public message under a post, or answers one.', {
  input: z.object({
    demandId: idOf('供求'),
    content: text('留言', 500),
    parentId: idOf('留言').describe('The message it answers.').optional(),
  }),
  output: DemandMessage,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/demand/message', '/demand/detail', '/demand/public/detail'],
})

export const remove = post('/demand/message/del', 'Deletes an own message with the answers to it.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('留言') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/demand/message', '/demand/detail', '/demand/public/detail'],
})

export const mine = get('/demand/message/mine', "Messages under the caller's posts and answers to the caller's own.", {
  input: z.object({ ...Paging.shape, isRead: flag('已读').optional() }),
  output: paged(ReceivedDemandMessage),
})

export const read = post('/demand/message/read', 'Marks messages for the caller as read.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('留言') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/demand/message'],
})
