import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf } from '../field.ts'
import { Id } from '../page.ts'
import { Revision } from './datasheet.ts'

/** 修订差异. One place where two revisions say different things. */
export const RevisionChange = z
  .object({
    page: z.int().describe('Of the later revision; of the earlier one for what was removed.'),
    kind: choice('差异', { added: '新增', removed: '删除', changed: '修改', figure: '数值变更' }),
    before: z.string(),
    after: z.string(),
  })
  .meta({ id: 'RevisionChange' })
export type RevisionChange = z.infer<typeof RevisionChange>

/** 修订对比. What changed between two revisions, and what of the person it touches. */
export const RevisionDiff = z
  .object({
    from: Revision,
    to: Revision,
    changes: z.array(RevisionChange).describe('In the order of the pages, at most 2,000.'),
    isCut: z.boolean().describe('There are more changes than are listed.'),
    favourIds: z.array(Id).describe('Favourite datasheets of the person that this concerns.'),
    bomIds: z.array(Id).describe('BOMs of the person with a part that it describes.'),
  })
  .meta({ id: 'RevisionDiff' })
export type RevisionDiff = z.infer<typeof RevisionDiff>

/** CONFLICT: the two are not revisions of one datasheet. */
export const diff = get('/spec/revisions/diff', 'What changed from one revision of a datasheet to another.', {
  input: z.object({ fromId: idOf('原版本'), toId: idOf('新版本') }),
  output: RevisionDiff,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
