import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { flag, idsOf, keywords } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { CloudFile, DiskSort } from './cloud-file.ts'
import { DiskOwner, intoFolder } from './folder.ts'

const owner = DiskOwner.default('personal')

export const list = get('/spec/user/dir/specs', 'Datasheets in a folder, or those that words find in all folders.', {
  input: z.object({
    ...Paging.shape,
    owner,
    dirId: intoFolder,
    keywords: keywords().optional(),
    sort: DiskSort.default('time'),
  }),
  output: paged(CloudFile),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Nothing is copied: the disk points at the datasheet, from as many folders as one likes; in each it stands once. */
export const add = post('/spec/user/dir/spec/add', 'Saves datasheets to the disk.', {
  idempotent: 'yes',
  input: z.object({
    owner,
    dirId: intoFolder,
    specIds: idsOf('资料'),
    outside: flag('外部资料').describe('The numbers are those of datasheets on other sites.').default(false),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  invalidates: ['/spec/user/dir', '/files', '/users/files/space'],
})

export const move = post('/spec/user/dir/spec/move', 'Moves saved datasheets into a folder, or to the root.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('资料'), dirId: intoFolder }),
  errors: ['NOT_FOUND'],
  invalidates: ['/spec/user/dir', '/files'],
})

/** Those that are gone are passed over. The same numbers take them back from the bin. */
export const remove = post('/spec/user/dir/spec/delete', 'Moves saved datasheets to the bin.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('资料') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/spec/user/dir', '/files', '/users/files/space'],
})
