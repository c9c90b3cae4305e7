import * as z from 'zod'
import { post } from '../endpoint.ts'
import { choice, text, whole } from '../field.ts'
import { Url } from '../page.ts'
import { DiskOwner } from './folder.ts'

/** 上传用途. What a file is for; each has its own kinds and sizes. */
export const UploadPurpose = choice('上传用途', {
  image: '图片',
  avatar: '头像',
  spec: '数据手册',
  sheet: '表格',
  document: '文档',
  licence: '营业执照',
  certificate: '证书',
  receipt: '付款凭证',
  resume: '简历',
  chat: '聊天文件',
  disk: '云盘文件',
}).meta({ id: 'UploadPurpose' })
export type UploadPurpose = z.infer<typeof UploadPurpose>

/** 已上传文件. */
export const OssFile = z
  .object({
    url: Url.describe('Empty for a part.'),
    name: z.string(),
    size: z.int().describe('Bytes.'),
    fileType: z.string().describe('The extension in small letters, told by the content: pdf.'),
    key: z.string().describe('Its place in the store.'),
  })
  .meta({ id: 'OssFile' })
export type OssFile = z.infer<typeof OssFile>

/** A hash as it is sent. */
const sha256 = (label: string) =>
  z
    .string({ error: `${label}不正确` })
    .regex(/^[0-9a-f]{64}$/, { error: `${label}不正确` })
    .meta({ title: label })

const megabyte = 1024 * 1024
const purposeError = { error: '上传用途不正确' }

/** FAIL: a kind of file that this purpose does not take. A part that is sent again replaces itself. */
export const add = post('/oss/upload', 'Stores a file, or one part of a large one.', {
  encoding: 'multipart',
  input: z.object({
    file: z
      .file({ error: '请选择文件' })
      .min(1, { error: '文件是空的' })
      .max(100 * megabyte, { error: '文件不能超过 100 MB' })
      .meta({ title: '文件' }),
    type: z
      .union([UploadPurpose, z.string().regex(/^part:[\w-]{8,64}:\d{1,4}$/, purposeError)], purposeError)
      .meta({ title: '上传用途' })
      .describe('The purpose, or `part:{uploadId}:{n}` for part n of a large file, from 0.')
      .default('image'),
    hash: sha256('内容校验值').describe('SHA-256 of what is sent, in hex: a part that differs is refused.').optional(),
  }),
  output: OssFile,
  errors: ['FAIL', 'NOT_FOUND', 'TOO_FREQUENT'],
})

/** 分片上传. How far a large upload is; asking again with the same hash goes on where it stopped. */
export const UploadTicket = z
  .object({
    uploadId: z.string(),
    partSize: z.int().describe('Bytes of every part but the last.'),
    parts: z.array(z.int()).describe('Parts that have arrived, from 0.'),
    exists: OssFile.optional().describe('The person has uploaded the very same file before: nothing is to be sent.'),
  })
  .meta({ id: 'UploadTicket' })
export type UploadTicket = z.infer<typeof UploadTicket>

/** FAIL: too large for the space that is left. */
export const init = post('/oss/upload/init', 'Begins or resumes the upload of a large file.', {
  idempotent: 'yes',
  input: z.object({
    name: text('文件名', 200),
    size: whole('文件大小', 1, 2_147_483_647).describe('Bytes.'),
    hash: sha256('文件校验值').describe('SHA-256 of the file, in hex.'),
    type: UploadPurpose.default('disk'),
    owner: DiskOwner.describe('Whose space it has to fit into.').default('personal'),
  }),
  output: UploadTicket,
  errors: ['FAIL', 'FORBIDDEN', 'TOO_FREQUENT'],
})

/** CONFLICT: parts are missing. FAIL: the parts do not make the file that was announced. */
export const finish = post('/oss/upload/finish', 'Puts the parts of a large file together.', {
  idempotent: 'yes',
  input: z.object({
    uploadId: z
      .string({ error: '上传编号不正确' })
      .regex(/^[\w-]{8,64}$/, { error: '上传编号不正确' })
      .meta({ title: '上传编号' }),
  }),
  output: OssFile,
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
})
