import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, idOf, mobile, note, text } from '../field.ts'
import { Id, paged, Paging, Time, Url } from '../page.ts'

/** 活动状态. Told by the clock. */
export const EventStatus = choice('活动状态', { upcoming: '未开始', open: '进行中', ended: '已结束' }).meta({
  id: 'EventStatus',
})
export type EventStatus = z.infer<typeof EventStatus>

/** 活动. A meeting or course people sign up for. */
export const EventVO = z
  .object({
    id: Id,
    title: z.string(),
    imgUrl: Url.optional().describe('Where there is none, its date is drawn.'),
    summary: z.string(),
    content: z.string().optional().describe('HTML; only in the detail.'),
    address: z.string(),
    beginTime: Time,
    endTime: Time,
    status: EventStatus,
    signCount: z.int().describe('People who signed up.'),
    seats: z.int().optional().describe('Places in all; absent where there is no limit.'),
    isSigned: z.boolean().describe('Whether the person who asks signed up; false for a visitor.'),
    sign: z
      .object({ name: z.string(), mobile: z.string(), company: z.string().optional() })
      .optional()
      .describe('What the person who asks signed up with; only in the detail.'),
  })
  .meta({ id: 'EventVO' })
export type EventVO = z.infer<typeof EventVO>

export const list = get('/events/list', 'Events, the next ones first.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, status: EventStatus.optional() }),
  output: paged(EventVO),
})

export const detail = get('/events/detail', 'One event with its programme.', {
  access: 'visitor',
  input: z.object({ id: idOf('活动') }),
  output: EventVO,
  errors: ['NOT_FOUND'],
})

/** A second time changes name, phone and company. Refused once the event is over or full. */
export const sign = post('/events/sign', 'Signs the person up for an event.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('活动'),
    name: text('姓名', 30),
    mobile: mobile(),
    company: note('公司', 100).optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/events'],
})
