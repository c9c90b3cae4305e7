import * as z from 'zod'
import { PageHit } from '../datasheet/fulltext.ts'
import { get, post } from '../endpoint.ts'
import { fileAddress, idOf, idsOf, keywords } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { CloudFile, DiskKind, DiskSort, DiskSpace, OnClash, OnMoveClash, SettledFiles } from './cloud-file.ts'
import { DiskOwner, diskName, intoFolder } from './folder.ts'

const owner = DiskOwner.default('personal')
const name = diskName('文件名', 200)
const stale = ['/users/files', '/files'] as const

export const list = get('/users/files/list', 'Files in a folder, or those that words find in all folders.', {
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

export const all = get('/files', 'What the person who asks keeps, of every kind or of one.', {
  input: z.object({
    ...Paging.shape,
    owner,
    kind: DiskKind.optional(),
    keywords: keywords().optional(),
    dirId: idOf('文件夹').describe('Absent: every folder. Needs `kind`.').optional(),
    sort: DiskSort.default('time'),
  }),
  output: paged(CloudFile),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** 云盘全文命中. Something of the disk with the pages that have the words. */
export const KeptHit = z
  .object({
    file: CloudFile,
    hits: z.array(PageHit).describe('The best pages, in their order.'),
    total: z.int().describe('Pages with hits in all.'),
  })
  .meta({ id: 'KeptHit' })
export type KeptHit = z.infer<typeof KeptHit>

export const fulltext = get('/files/fulltext', "Finds words inside one's own PDFs and kept datasheets, page by page.", {
  input: z.object({
    ...Paging.shape,
    owner,
    keywords: keywords(),
    kind: DiskKind.describe('Datasheets alone, or files alone; articles have no pages.').optional(),
    dirId: idOf('文件夹').describe('With those inside it; absent: every folder. Needs `kind`.').optional(),
  }),
  output: z.object({
    ...paged(KeptHit).shape,
    unread: z.int().describe('PDFs of the disk whose text is still being read.'),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const detail = get('/users/files/detail', 'One file of the disk.', {
  input: z.object({ id: idOf('文件') }),
  output: CloudFile,
  errors: ['NOT_FOUND'],
})

/** The file was uploaded before; its size and type are the server's to know. FAIL: the space is full. */
export const add = post('/users/files/add', 'Puts an uploaded file on the disk.', {
  input: z.object({
    owner,
    name,
    url: fileAddress('文件'),
    dirId: intoFolder,
    onClash: OnClash.default('refuse'),
  }),
  output: CloudFile,
  errors: ['FAIL', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const rename = post('/users/files/rename', 'Renames a file.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('文件'), name }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const move = post('/users/files/move', 'Moves files into a folder, or to the root.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件'), dirId: intoFolder, onClash: OnMoveClash.default('refuse') }),
  output: SettledFiles,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

export const copy = post('/users/files/copy', 'Copies files into a folder, or to the root.', {
  input: z.object({ ids: idsOf('文件'), dirId: intoFolder, onClash: OnMoveClash.default('rename') }),
  output: SettledFiles,
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})

/** Those that are gone are passed over. The same numbers take them back from the bin. */
export const remove = post('/users/files/delete', 'Moves files to the bin.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件') }),
  errors: ['NOT_FOUND'],
  invalidates: stale,
})

export const space = get('/users/files/space', 'How full the disk is.', {
  input: z.object({ owner }),
  output: DiskSpace,
  errors: ['FORBIDDEN'],
})

export const toEnterprise = post('/users/files/toEnterprise', "Copies files to the disk of the person's enterprise.", {
  access: 'enterprise',
  input: z.object({ ids: idsOf('文件'), dirId: intoFolder, onClash: OnClash.default('rename') }),
  errors: ['FAIL', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  invalidates: stale,
})
