import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf } from '../field.ts'
import { BinnedFiles, DirNode, DiskOwner, folderName, intoFolder } from './folder.ts'

const owner = DiskOwner.default('personal')

export const list = get('/users/files/dir/list', 'Folders of files in one, or all from the root, each with its own.', {
  input: z.object({ owner, parentId: intoFolder }),
  output: z.array(DirNode),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const add = post('/users/files/dir/add', 'Makes a folder for files; its name is free in its place.', {
  input: z.object({ owner, name: folderName, parentId: intoFolder }),
  output: DirNode,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  invalidates: ['/users/files/dir'],
})

export const update = post('/users/files/dir/update', 'Renames a folder of files.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('文件夹'), name: folderName }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/users/files', '/files'],
})

/** A folder does not go into itself or into one inside it. */
export const move = post('/users/files/dir/move', 'Moves folders of files into another, or to the root.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件夹'), parentId: intoFolder }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/users/files', '/files'],
})

/** Folders that are gone are passed over, so that a retry is harmless. */
export const remove = post('/users/files/dir/delete', 'Removes folders; the files inside go to the bin.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件夹') }),
  output: BinnedFiles,
  errors: ['NOT_FOUND'],
  invalidates: ['/users/files', '/files'],
})
