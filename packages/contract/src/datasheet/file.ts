import * as z from 'zod'
import { post } from '../endpoint.ts'
import { idOf, listOf } from '../field.ts'

/** What to pack, and under which name. The client adds the site's name and .zip. */
const packing = (most: number, things: string) =>
  z.object({
    ids: z
      .array(idOf('文件'), { error: '请选择文件' })
      .min(1, { error: '请选择文件' })
      .max(most, { error: `一次最多下载 ${most} ${things}` })
      .meta({ title: '文件' }),
    zipName: z
      .string({ error: '文件名须为文字' })
      .trim()
      .max(120, { error: '文件名最多 120 个字符' })
      .meta({ title: '文件名' })
      .default(''),
  })

/** A busy downloader is told so in JSON: the client reads 请勿重复请求,稍后重试 (specification, section 8). */
export const downloads = post('/file/spec/v1/downloads', 'Packs datasheets into one zip.', {
  idempotent: 'safe',
  input: packing(1000, '份资料'),
  output: 'blob',
  errors: ['TOO_FREQUENT', 'NOT_FOUND'],
})

/** Refuses as the one above does. */
export const diskDownloads = post('/file/users/files/downloads', 'Packs files and folders of the disk into one zip.', {
  idempotent: 'safe',
  input: z.object({
    ...packing(100, '个文件').shape,
    ids: listOf('文件', idOf('文件'), 0, 100).default([]),
    folderIds: listOf('文件夹', idOf('文件夹'), 0, 100)
      .describe('With all that is inside them, in folders of the zip.')
      .default([]),
  }),
  output: 'blob',
  errors: ['TOO_FREQUENT', 'NOT_FOUND'],
})
