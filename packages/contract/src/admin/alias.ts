import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf, text } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'

/** 别名对象. What a word of a search may stand for. */
export const AliasKind = choice('别名对象', { part: '型号', brand: '品牌', category: '分类' }).meta({ id: 'AliasKind' })
export type AliasKind = z.infer<typeof AliasKind>

/** 搜索别名. A word that searches take for a part, a brand or a category. */
export const SearchAlias = z
  .object({
    id: Id,
    word: z.string(),
    kind: AliasKind,
    target: z.string().describe('What it stands for, by its name.'),
    user: UserBrief,
    createTime: Time,
  })
  .meta({ id: 'SearchAlias' })
export type SearchAlias = z.infer<typeof SearchAlias>

const stale = ['/admin/alias', '/admin/figure/missed', '/chip/specification'] as const

export const list = get('/admin/alias/list', 'Words that stand for something else in searches, newest first.', {
  access: 'admin',
  input: Paging,
  output: paged(SearchAlias),
})

/** Searches find by it within a second. CONFLICT: the word is a name already, or reads as a value or a package. */
export const add = post('/admin/alias/add', 'Has a word of searches stand for a part, a brand or a category.', {
  access: 'admin',
  input: z.object({
    word: text('搜索词', 40),
    kind: AliasKind,
    target: text('指向', 100).describe('The name of a brand or category, or the model of a part.'),
  }),
  output: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const remove = post('/admin/alias/remove', 'Has a word stand for itself again.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ id: idOf('别名') }),
  errors: ['NOT_FOUND'],
  invalidates: stale,
})
