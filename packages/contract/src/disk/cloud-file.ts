import * as z from 'zod'
import { choice } from '../field.ts'
import { Id, Time, Url } from '../page.ts'
import { DiskOwner } from './folder.ts'

/** 云盘内容类型. Which of the three disks a file is on. */
export const DiskKind = choice('云盘内容类型', { spec: '资料', file: '文件', article: '文章' }).meta({ id: 'DiskKind' })
export type DiskKind = z.infer<typeof DiskKind>

/** 云盘排序. By name, newest first, or biggest first. */
export const DiskSort = choice('排序', { name: '名称', time: '时间', size: '大小' }).meta({ id: 'DiskSort' })
export type DiskSort = z.infer<typeof DiskSort>

/** 重名处理. What becomes of a file whose name is taken in its folder. */
export const OnClash = choice('重名处理', {
  refuse: '不保存',
  rename: '改名保存',
  replace: '覆盖',
}).meta({ id: 'OnClash' })
export type OnClash = z.infer<typeof OnClash>

/** 移动时重名处理. The same for several files at once, of which those whose names are taken may stay where they are. */
export const OnMoveClash = choice('重名处理', {
  refuse: '都不动',
  rename: '都保留',
  replace: '覆盖',
  skip: '跳过同名的',
}).meta({ id: 'OnMoveClash' })
export type OnMoveClash = z.infer<typeof OnMoveClash>

/** 移动结果. What came of moving or copying some files. */
export const SettledFiles = z
  .object({ count: z.int().describe('Files that lie there now.'), skipped: z.int().describe('Those that stayed.') })
  .meta({ id: 'SettledFiles' })
export type SettledFiles = z.infer<typeof SettledFiles>

/** 云盘文件. A datasheet, file or article that somebody keeps. */
export const CloudFile = z
  .object({
    id: Id.describe('One numbering for all three kinds.'),
    name: z.string(),
    fileType: z.string().describe('The extension in small letters: pdf. Empty where there is none.'),
    size: z.int().describe('Bytes.'),
    url: Url.describe('Where to open it; empty in the bin.'),
    dirId: Id.nullable().describe('Null at the root.'),
    dirName: z.string().optional(),
    path: z.string().describe('The folder as words: /项目A/电源. / is the root.'),
    kind: DiskKind,
    owner: DiskOwner,
    specId: Id.optional().describe('The datasheet that is kept; it is not copied.'),
    brandCn: z.string().optional(),
    model: z.string().optional(),
    byName: z.string().optional().describe('Who put it there.'),
    hasNewer: z.boolean().optional().describe('The datasheet has a newer revision than when it was kept.'),
    revision: z.string().optional().describe('The revision of the datasheet that was newest when it was kept.'),
    newRevision: z.string().optional().describe('The newest one, where that is another.'),
    pageCount: z.int().optional().describe('Pages of the newest revision.'),
    deleteTime: Time.optional().describe('When it went to the bin.'),
    expireTime: Time.optional().describe('When the bin lets go of it.'),
    createTime: Time,
    updateTime: Time,
  })
  .meta({ id: 'CloudFile' })
export type CloudFile = z.infer<typeof CloudFile>

/** 云盘空间. What is used and what there is. */
export const DiskSpace = z
  .object({
    used: z.int().describe('Bytes, with what lies in the bin.'),
    total: z.int().describe('Bytes.'),
    fileCount: z.int(),
    binned: z.int().describe('Bytes in the bin.'),
    groups: z
      .array(z.object({ name: z.string(), bytes: z.int() }))
      .describe('What takes them, biggest first: 文档, 设计, …, 回收站.'),
  })
  .meta({ id: 'DiskSpace' })
export type DiskSpace = z.infer<typeof DiskSpace>
