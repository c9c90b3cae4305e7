import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idsOf } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { CloudFile, DiskKind } from './cloud-file.ts'
import { DiskOwner } from './folder.ts'

const kind = DiskKind.optional()
const owner = DiskOwner.default('personal')

/** 已恢复文件. Where a file from the bin has gone. */
export const RestoredFile = z
  .object({
    id: Id,
    name: z.string(),
    renamed: z.boolean().describe('Its old name was taken: 名称 (2).'),
    kind: DiskKind,
    dirId: Id.nullable().describe('Null at the root.'),
    path: z.string().describe('The folder as words; folders that were missing are made again.'),
  })
  .meta({ id: 'RestoredFile' })
export type RestoredFile = z.infer<typeof RestoredFile>

/** The bin keeps a file for 30 days. */
export const list = get('/files/garbage', 'What lies in the bin of the person who asks, last in first.', {
  input: z.object({ ...Paging.shape, owner, kind }),
  output: paged(CloudFile),
  errors: ['FORBIDDEN'],
})

/** Those that are not in the bin are passed over. */
export const restore = post('/files/reduction', 'Takes files out of the bin, to where they were.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件', 1000), kind }),
  output: z.array(RestoredFile),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/files', '/users/files', '/spec/user/dir', '/disk/article'],
})

/** Those that are gone are passed over. What a company keeps is thrown away by who keeps the company. */
export const remove = post('/files/delete', 'Removes files from the bin for good.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件', 1000), kind }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  invalidates: ['/files/garbage', '/users/files/space'],
})

export const clear = post('/files/garbage/clear', 'Empties the bin for good.', {
  idempotent: 'yes',
  input: z.object({ owner }),
  errors: ['FORBIDDEN'],
  invalidates: ['/files/garbage', '/users/files/space'],
})
