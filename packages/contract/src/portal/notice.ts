import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'
import { Id, Url } from '../page.ts'

/** 公告位置. The part of the site that a notice stands on. */
export const NoticePlace = choice('公告位置', {
  all: '全站',
  datasheet: '资料',
  mall: '商城',
  inquiry: '供求',
  news: '资讯',
}).meta({ id: 'NoticePlace' })
export type NoticePlace = z.infer<typeof NoticePlace>

/** 公告. A line under the header. */
export const Notice = z
  .object({
    id: Id,
    place: NoticePlace,
    content: z.string(),
    url: Url.optional().describe('Where it is told at length.'),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof Notice>

export const list = get('/notice/list', 'What the site has to say now, the first first; a page shows one.', {
  access: 'visitor',
  output: z.array(Notice),
})
