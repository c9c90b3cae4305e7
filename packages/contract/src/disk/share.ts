import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** 文件分享. A link that opens some files of the disk to others for a while. */
export const FileShare = z
  .object({
    id: Id,
    url: Url.describe('The link to hand on.'),
    code: z.string().describe('What the receiver must type; empty where nothing.'),
    names: z.array(z.string()).describe('Names of the first files, up to 3.'),
    fileCount: z.int(),
    viewCount: z.int(),
    isExpired: z.boolean(),
    expireTime: Time,
    createTime: Time,
  })
  .meta({ id: 'FileShare' })
export type FileShare = z.infer<typeof FileShare>

/** The same files, days and code on the same day give the same link. */
export const add = post('/users/files/share', 'Makes a link that opens files to others.', {
  idempotent: 'yes',
  input: z.object({
    ids: idsOf('文件'),
    expireDays: whole('有效天数', 1, 365).default(7),
    code: z
      .string({ error: '提取码为 4–8 位字母或数字' })
      .regex(/^[A-Za-z0-9]{4,8}$/, { error: '提取码为 4–8 位字母或数字' })
      .meta({ title: '提取码' })
      .optional(),
  }),
  output: FileShare,
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/users/files/share/list'],
})

export const list = get('/users/files/share/list', 'Links that the person who asks has made, newest first.', {
  input: Paging,
  output: paged(FileShare),
})

/** One that is gone is passed over. */
export const remove = post('/users/files/share/delete', 'Takes a link back: it opens nothing any more.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('分享') }),
  invalidates: ['/users/files/share/list'],
})

/** 分享内容. What a link opens. */
export const OpenedShare = z
  .object({
    byName: z.string().describe('Who shares.'),
    expireTime: Time,
    hasCode: z.boolean(),
    isOpen: z.boolean().describe('Whether the code, where there is one, was right: else no files are named.'),
    files: z.array(
      z.object({
        id: Id,
        name: z.string(),
        size: z.int().describe('Bytes.'),
        fileType: z.string(),
        url: Url.describe('Where it is fetched, without a login.'),
        updateTime: Time,
      }),
    ),
  })
  .meta({ id: 'OpenedShare' })
export type OpenedShare = z.infer<typeof OpenedShare>

/** FORBIDDEN: the code is wrong. NOT_FOUND: it ran out, or was taken back. */
export const open = get('/share/open', 'What a link opens, for whoever has it.', {
  access: 'visitor',
  input: z.object({
    key: z
      .string({ error: '链接不完整' })
      .regex(/^[\w-]{16,64}$/, { error: '链接不完整' })
      .meta({ title: '链接' }),
    code: z
      .string({ error: '提取码为 4–8 位字母或数字' })
      .regex(/^[A-Za-z0-9]{4,8}$/, { error: '提取码为 4–8 位字母或数字' })
      .meta({ title: '提取码' })
      .optional(),
  }),
  output: OpenedShare,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_FREQUENT'],
})
