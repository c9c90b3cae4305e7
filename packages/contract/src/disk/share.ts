import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idsOf, whole } from '../field.ts'
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
