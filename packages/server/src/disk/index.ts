import type * as contract from '@xinpu/contract/disk'
import type { UnbuiltOf } from '../core/handlers.ts'
import type { Domain } from '../domain.ts'
import { megabyte, usual } from '../storage/upload-kind.ts'
import { articleFolderHandlers } from './article-folder.ts'
import { articleHandlers } from './article.ts'
import { emptyBins, tellOfBins } from './daily.ts'
import { seedDisk } from './disk-seed.ts'
import { noteUnreadable, readDiskText, wantUnreadDiskTexts } from './disk-text.ts'
import { fileFolderHandlers } from './file-folder.ts'
import { diskFileRoutes } from './file-routes.ts'
import { fileHandlers } from './file.ts'
import { recycleHandlers } from './recycle.ts'
import { shareHandlers } from './share.ts'
import { specFileHandlers } from './spec-file.ts'
import { specFolderHandlers } from './spec-folder.ts'
import type { DiskTables } from './tables.ts'
import { uploadHandlers } from './upload.ts'

declare module '../core/tables.ts' {
  interface Tables extends DiskTables {}
}

/** Calls that are declared and not built yet; `core/handlers.ts` says how they are listed. */
export const unbuilt = {} as const satisfies UnbuiltOf<typeof contract>
export type Unbuilt = typeof unbuilt

/** Files that people and their companies keep here. */
export const disk = {
  unbuilt,
  refers: {
    'disk_file.part_id': { to: 'part', label: '云盘里的资料', isSpare: true },
  },
  handlers: {
    article: articleHandlers,
    articleFolder: articleFolderHandlers,
    file: fileHandlers,
    fileFolder: fileFolderHandlers,
    recycle: recycleHandlers,
    share: shareHandlers,
    specFile: specFileHandlers,
    specFolder: specFolderHandlers,
    upload: uploadHandlers,
  },
  uploads: {
    image: { ...usual.picture, seenBy: 'everybody' },
    document: { ...usual.paper, most: 20 * megabyte, seenBy: 'owner', lasts: 'always' },
    // Larger ones come in parts. What becomes a file of the disk has a name there.
    disk: { takes: ['any'], most: 8 * megabyte, keeps: 'asTheyAre', seenBy: 'owner', lasts: 'whileNamed' },
  },
  files: [diskFileRoutes],
  jobs: { diskText: { run: readDiskText, lease: 60_000, tries: 4, drop: noteUnreadable } },
  starts: [({ db }) => wantUnreadDiskTexts(db)],
  seeds: [seedDisk],
  daily: { bins: emptyBins, binNotices: tellOfBins, diskTexts: ({ db }) => wantUnreadDiskTexts(db) },
  doors: {
    'keep-upload.ts': 'a resume that is sent is kept among the files of its person',
    'zip-files.ts': 'files of the disk are packed beside datasheets',
  },
} satisfies Domain<typeof contract, Unbuilt>
