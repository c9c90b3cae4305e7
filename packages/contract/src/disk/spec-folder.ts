import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf } from '../field.ts'
import { Id } from '../page.ts'
import { BinnedFiles, DirNode, DiskOwner, folderName, intoFolder } from './folder.ts'

const owner = DiskOwner.default('personal')

export const list = get('/spec/user/dir/list', 'Folders of datasheets directly inside one, or at the root.', {
  input: z.object({ owner, parentId: intoFolder }),
  output: z.array(DirNode),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const tree = get('/spec/user/dir/tree', 'Every folder of datasheets, each with those inside it.', {
  input: z.object({ owner }),
  output: z.array(DirNode),
  errors: ['FORBIDDEN'],
})

export const add = post('/spec/user/dir/add', 'Makes a folder for datasheets; its name is free in its place.', {
  input: z.object({ owner, name: folderName, parentId: intoFolder }),
  output: DirNode,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  invalidates: ['/spec/user/dir'],
})

export const update = post('/spec/user/dir/update', 'Renames a folder of datasheets.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('文件夹'), name: folderName }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/spec/user/dir', '/files'],
})

/** A folder does not go into itself or into one inside it. */
export const move = post('/spec/user/dir/move', 'Moves folders of datasheets into another, or to the root.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件夹'), parentId: intoFolder }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/spec/user/dir', '/files'],
})

/** Folders that are gone are passed over, so that a retry is harmless. */
export const remove = post('/spec/user/dir/delete', 'Removes folders; the datasheets inside go to the bin.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('文件夹') }),
  output: BinnedFiles,
  errors: ['NOT_FOUND'],
  invalidates: ['/spec/user/dir', '/files', '/users/files/space'],
})

/** 项目资料夹. A folder with the datasheets of a list of parts. */
export const ProjectFolder = z
  .object({
    folder: DirNode,
    added: z.int().describe('Datasheets that were not in it before.'),
    lacking: z.array(z.string()).describe('Models of lines that have no datasheet.'),
  })
  .meta({ id: 'ProjectFolder' })

/** Asked again, the folder that belongs to the list gets what it lacks. What else is in it stays. */
export const fromBom = post('/spec/user/dir/fromBom', 'Gathers the datasheets of a list of parts in a folder.', {
  idempotent: 'yes',
  input: z.object({ bomId: idOf('BOM') }),
  output: ProjectFolder,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/spec/user/dir', '/files', '/users/files/space'],
})

/** A folder that belongs to a list already answers that one as it is. */
export const toBom = post('/spec/user/dir/toBom', 'Makes a list of the parts whose datasheets are in a folder.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('文件夹') }),
  output: z.object({ bomId: Id, lineCount: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/spec/user/dir', '/bom/list'],
})
