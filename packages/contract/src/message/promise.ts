import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { day, idOf, onOff } from '../field.ts'
import { Id, Time } from '../page.ts'

/** 承诺. A line of a talk that somebody relies on: a price, a date of delivery. */
export const ImPromise = z
  .object({
    id: Id.describe('The line.'),
    sessionId: Id,
    content: z.string().describe('What was said; the title of a card.'),
    isOwn: z.boolean().describe('Whether the side of the one who asks said it.'),
    dueDay: z.string().optional().describe('Until when; absent where no day was named.'),
    isKept: z.boolean(),
    markedBy: UserBrief.describe('Who wrote it down.'),
    createTime: Time.describe('When it was said.'),
  })
  .meta({ id: 'ImPromise' })
export type ImPromise = z.infer<typeof ImPromise>

export const list = get('/im/promise/list', 'What was promised in a talk: what is open first, a hundred at most.', {
  input: z.object({ sessionId: idOf('会话') }),
  output: z.array(ImPromise),
  errors: ['NOT_FOUND'],
})

/** Either side may; said again with another day, it is due on that. CONFLICT: the talk has a hundred. */
export const mark = post('/im/promise/mark', 'Writes down that a line is a promise.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('聊天记录'), dueDay: day('兑现日期').optional() }),
  output: ImPromise,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/im/promise'],
})

/** Only the side that was promised something knows whether it came. */
export const settle = post('/im/promise/settle', 'Says that a promise was kept, or that it was not yet.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('承诺'), status: onOff('已兑现') }),
  output: ImPromise,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  invalidates: ['/im/promise'],
})

/** FORBIDDEN: the other side wrote it down. */
export const remove = post('/im/promise/delete', 'Takes a line off the list of promises.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('承诺') }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  invalidates: ['/im/promise'],
})
