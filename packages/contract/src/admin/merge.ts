import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, text } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'

/** 合并对象. What can stand twice. */
export const MergeKind = choice('合并对象', { brand: '品牌', part: '型号' }).meta({ id: 'MergeKind' })
export type MergeKind = z.infer<typeof MergeKind>

const Named = z.object({
  id: Id,
  name: z.string(),
  facts: z.string().describe('What tells it apart: its brand, its maker.'),
})

/** 合并预览. What a merge would move, before it does. */
export const MergePreview = z
  .object({
    kind: MergeKind,
    from: Named,
    into: Named,
    moves: z
      .array(z.object({ label: z.string(), count: z.int().min(1) }))
      .describe('What leads to the one that goes, by what it is.'),
    obstacles: z.array(z.string()).describe('What has to be done first, a sentence each.'),
  })
  .meta({ id: 'MergePreview' })
export type MergePreview = z.infer<typeof MergePreview>

/** 合并记录. A merge that was done. */
export const MergeRecord = z
  .object({
    id: Id,
    kind: MergeKind,
    from: z.object({ id: Id, name: z.string() }),
    into: z.object({ id: Id, name: z.string() }),
    reason: z.string(),
    moved: z.int().describe('Rows that were moved.'),
    user: UserBrief,
    mergeTime: Time,
    undoBefore: Time.optional().describe('Until when it can be undone; absent where it cannot any more.'),
    undoneTime: Time.optional(),
  })
  .meta({ id: 'MergeRecord' })
export type MergeRecord = z.infer<typeof MergeRecord>

const pair = {
  kind: MergeKind,
  fromId: idOf('被合并的编号'),
  intoId: idOf('保留的编号'),
}

export const list = get('/admin/merge/list', 'Merges that were done, newest first.', {
  access: 'admin',
  input: z.object({ ...Paging.shape, kind: MergeKind.optional() }),
  output: paged(MergeRecord),
})

export const preview = get('/admin/merge/preview', 'What a merge would move.', {
  access: 'admin',
  input: z.object(pair),
  output: MergePreview,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** All of it or nothing; the old address leads to what stays. */
export const run = post('/admin/merge/run', 'Merges one brand or part into another.', {
  access: 'admin',
  input: z.object({ ...pair, reason: text('合并原因', 200) }),
  output: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/merge', '/chip', '/specBrand'],
})

/** Within 30 days, as long as neither was merged again. */
export const undo = post('/admin/merge/undo', 'Puts everything back where it was before a merge.', {
  access: 'admin',
  input: z.object({ id: idOf('合并') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/merge', '/chip', '/specBrand'],
})
