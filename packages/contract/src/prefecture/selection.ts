import * as z from 'zod'
import { idsOf, note } from '../field.ts'

/**
 * The files that a download packs. A busy downloader is told so in JSON: the client reads 请勿重复请求,稍后重试
 * (specification, section 8).
 */
export const Selection = z.object({
  ids: idsOf('文件'),
  zipName: note('文件名', 120).describe('Name of the zip; empty for one of ours.').default(''),
})
