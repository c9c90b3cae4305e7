import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** The datasheet of a recent view. */
const ViewedDatasheet = z.object({
  id: Id,
  brandId: Id,
  filename: z.string(),
  brandCn: z.string(),
  fullLogo: Url,
})

/** One thing a person looked at. Exactly one of the kinds is there (specification, section 3). */
export const RecentViewRecord = z
  .object({ id: Id, createTime: Time, specDto: ViewedDatasheet.optional() })
  .meta({ id: 'RecentViewRecord' })
export type RecentViewRecord = z.infer<typeof RecentViewRecord>

/** 1 datasheet, 2 article, 4 demand; agents have a call of their own (specification, section 7). */
const ViewType = z.literal([1, 2, 4])

export const list = get('/my/history/list', 'What the person looked at, newest first.', {
  input: z.object({ ...Paging.shape, type: ViewType }),
  output: paged(RecentViewRecord),
})

export const remove = post('/my/history/delete', 'Forgets some views.', {
  idempotent: 'yes',
  input: z.object({ ids: z.array(Id).min(1).max(100) }),
  invalidates: ['/my/history'],
})

export const clear = post('/my/history/clear', 'Forgets every view of one kind.', {
  idempotent: 'yes',
  input: z.object({ type: z.literal([1, 2, 3, 4]) }),
  invalidates: ['/my/history'],
})
