import * as z from 'zod'
import { get } from '../endpoint.ts'
import { Id } from '../page.ts'
import { ImMsg } from './chat.ts'
import { UnReadCount } from './unread.ts'

/** 未读事件. Numbers of the badges, sent at the start and whenever they change. */
export const UnreadEvent = z
  .object({ kind: z.literal('unread'), counts: UnReadCount, im: z.int().describe('Unread lines in all talks.') })
  .meta({ id: 'UnreadEvent' })
export type UnreadEvent = z.infer<typeof UnreadEvent>

/** 聊天事件. A new line in a talk, also one that this person sent from another tab. */
export const ImEvent = z.object({ kind: z.literal('im'), msg: ImMsg }).meta({ id: 'ImEvent' })
export type ImEvent = z.infer<typeof ImEvent>

/** 任务事件. How far an import is. */
export const TaskEvent = z
  .object({
    kind: z.literal('task'),
    id: Id,
    done: z.int().describe('Rows dealt with.'),
    total: z.int().describe('Rows in all; 0 until they are counted.'),
    finished: z.boolean(),
  })
  .meta({ id: 'TaskEvent' })
export type TaskEvent = z.infer<typeof TaskEvent>

/** 订单事件. An order has another state: ask for it again. */
export const OrderEvent = z
  .object({ kind: z.literal('order'), id: Id, payOrderId: Id.optional().describe('The payment it belongs to.') })
  .meta({ id: 'OrderEvent' })
export type OrderEvent = z.infer<typeof OrderEvent>

/** 实时事件. One event of the stream. */
export const LiveEvent = z
  .discriminatedUnion('kind', [UnreadEvent, ImEvent, TaskEvent, OrderEvent])
  .meta({ id: 'LiveEvent' })
export type LiveEvent = z.infer<typeof LiveEvent>

/** A stream: the output is one event of it. */
export const stream = get('/sse/events', 'Tells what happens to the person who asks, as it happens.', {
  streams: true,
  output: LiveEvent,
  errors: ['TOO_FREQUENT'],
})
