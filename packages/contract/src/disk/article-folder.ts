import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf } from '../field.ts'
import { BinnedFiles, DirNode, folderName, intoFolder } from './folder.ts'

export const list = get('/disk/article/dir/list', 'Folders of articles in one, or all from the root, with their own.', {
  input: z.object({ parentId: intoFolder }),
  output: z.array(DirNode),
  errors: ['NOT_FOUND'],
})

export const add = post('/disk/article/dir/add', 'Makes a folder for articles; its name is free in its place.', {
  input: z.object({ name: folderName, parentId: intoFolder }),
  output: DirNode,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/disk/article/dir'],
})

export const update = post('/disk/article/dir/update', 'Renames a folder of articles.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('文件夹'), name: folderName }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/disk/article', '/files'],
})

/** Folders that are gone are passed over, so that a retry is harmless. */
export const remove = post('/disk/article/dir/delete', 'Removes folders; the articles inside go to the bin.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件夹') }),
  output: BinnedFiles,
  errors: ['NOT_FOUND'],
  invalidates: ['/disk/article', '/files', '/users/files/space'],
})
