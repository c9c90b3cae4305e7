import type { Client } from '@xinpu/sdk'
import * as disk from '@xinpu/sdk/disk'
import { query } from '@xinpu/sdk/query'
import type { DiskOwner } from '@xinpu/sdk/types'

/** Rows of a page of the disk. */
export const diskPageSize = 50

export const filesOf = (call: Client, input: disk.FileListInput) => query(call, disk.fileList, input)

export const sheetsOf = (call: Client, input: disk.SpecFileListInput) => query(call, disk.specFileList, input)

/** What has some words inside. */
export const hitsOf = (call: Client, input: disk.FileFulltextInput) => query(call, disk.fileFulltext, input)

/** What somebody keeps in every folder, the biggest first. */
export const biggestOf = (call: Client, owner: DiskOwner, pageIndex: number) =>
  query(call, disk.fileAll, { owner, kind: 'file', sort: 'size', pageIndex, pageSize: diskPageSize })

export const foldersOf = (call: Client, owner: DiskOwner) => query(call, disk.fileFolderList, { owner })

export const spaceOf = (call: Client, owner: DiskOwner) => query(call, disk.fileSpace, { owner })

export const binOf = (call: Client, input: disk.RecycleListInput) => query(call, disk.recycleList, input)

/** Articles that somebody keeps: those of a folder, or those that words find in all. */
export const notesOf = (call: Client, input: disk.ArticleListInput) => query(call, disk.articleList, input)

export const noteOf = (call: Client, id: number) => query(call, disk.articleDetail, { id })
