import * as z from 'zod'
import { post } from '../endpoint.ts'
import { Id } from '../page.ts'

/** A busy downloader is told so in JSON: the client reads 请勿重复请求,稍后重试 (specification, section 8). */
export const downloads = post('/file/spec/v1/downloads', 'Packs datasheets into one zip.', {
  idempotent: 'safe',
  input: z.object({
    ids: z.array(Id).min(1, { error: '请选择文件' }).max(100, { error: '一次最多下载 100 份资料' }),
    zipName: z.string().trim().max(120, { error: '文件名最多 120 个字符' }).default(''),
  }),
  output: 'blob',
  errors: ['TOO_FREQUENT', 'NOT_FOUND'],
})
