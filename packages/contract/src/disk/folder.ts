import * as z from 'zod'
import { choice, idOf, text } from '../field.ts'
import { Id, Time } from '../page.ts'

/** 云盘归属. Whose disk it is: the person's, or that of their certified enterprise. */
export const DiskOwner = choice('云盘归属', { personal: '个人', enterprise: '企业' }).meta({ id: 'DiskOwner' })
export type DiskOwner = z.infer<typeof DiskOwner>

/** 文件夹. */
export const DirNode = z
  .object({
    id: Id,
    name: z.string(),
    parentId: Id.nullable().describe('Null at the root.'),
    owner: DiskOwner,
    fileCount: z.int().describe('Files directly inside.'),
    bomId: Id.optional().describe('The list of parts that its datasheets belong to.'),
    get children() {
      return z.array(DirNode).optional()
    },
    createTime: Time,
  })
  .meta({ id: 'DirNode' })
export type DirNode = z.infer<typeof DirNode>

/** 移入回收站. What went to the bin with a folder, so that it can be taken back. */
export const BinnedFiles = z
  .object({ ids: z.array(Id).describe('Files that went along; empty where the folders were.') })
  .meta({ id: 'BinnedFiles' })
export type BinnedFiles = z.infer<typeof BinnedFiles>

/** A name of a file or folder: no strokes, no control characters, not dots alone. */
export const diskName = (label: string, max: number) =>
  text(label, max)
    .regex(/^(?!\.+$)[^\\/\p{Cc}]+$/u, { error: `${label}不能含 / 和 \\，也不能只有点` })
    .meta({ title: label })

/** The name of a folder. */
export const folderName = diskName('文件夹名称', 60)

/** Where something goes. */
export const intoFolder = idOf('文件夹').describe('Absent: the root.').optional()
