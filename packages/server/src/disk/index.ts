import type * as contract from '@xinpu/contract/disk'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { megabyte, usual } from '../storage/upload-kind.ts'
import { specFileHandlers } from './spec-file.ts'
import { specFolderHandlers } from './spec-folder.ts'
import type { DiskTables } from './tables.ts'
import { uploadHandlers } from './upload.ts'

declare module '../core/tables.ts' {
  interface Tables extends DiskTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {
  article: 'add detail list move remove update',
  articleFolder: 'add list remove update',
  file: 'add all copy detail list move remove rename space toEnterprise',
  fileFolder: 'add list remove update',
  recycle: 'clear list remove restore',
  share: 'add list',
  specFile: 'move remove',
  specFolder: 'move remove update',
  upload: 'finish init',
} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Files that people and their companies keep here. */
export const disk = {
  unbuilt,
  handlers: { specFile: specFileHandlers, specFolder: specFolderHandlers, upload: uploadHandlers },
  uploads: {
    image: { ...usual.picture, seenBy: 'everybody' },
    document: { ...usual.paper, most: 20 * megabyte, seenBy: 'owner', lasts: 'always' },
    disk: 'unbuilt',
  },
} satisfies Domain<typeof contract, Unbuilt>
