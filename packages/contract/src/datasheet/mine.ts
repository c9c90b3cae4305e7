import * as z from 'zod'
import { BrandHint } from '../brand/brand.ts'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, idsOf, keywords, note, text, whole } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { ReviewStatus } from '../portal/review-status.ts'
import { SpecDto } from './datasheet.ts'

/** 我的资料. A datasheet that the person uploaded, and where its review stands. */
export const MySpec = z
  .object({
    ...SpecDto.shape,
    id: Id.describe('Of what was handed in; its datasheet has a number of its own.'),
    brandId: Id.optional().describe('Left out while its brand is not listed.'),
    specId: Id.optional().describe('The datasheet, once it is public.'),
    status: ReviewStatus,
    rejectReason: z.string().optional().describe('Why the review refused it.'),
  })
  .meta({ id: 'MySpec' })
export type MySpec = z.infer<typeof MySpec>

/** 资料识别. What an uploaded file turned out to be. */
export const SpecCheck = z
  .object({
    pageCount: z.int(),
    outlineCount: z.int().describe('Lines of its outline.'),
    title: z.string().describe('What the file calls itself; may be empty.'),
    language: z.enum(['en', 'zh']),
    brand: BrandHint.optional().describe('The brand that its first pages name.'),
    model: z.string().optional().describe('The part that its first pages are about.'),
    categoryId: Id.optional().describe('The category of that part.'),
    known: SpecDto.optional().describe('The datasheet of the library that is this very file.'),
    revises: SpecDto.optional().describe('The datasheet of that brand and part, which this would be a revision of.'),
  })
  .meta({ id: 'SpecCheck' })
export type SpecCheck = z.infer<typeof SpecCheck>

/** FAIL: the file cannot be a datasheet; the refusal says why. */
export const check = get('/spec/user/check', 'Reads brand and model from a file that was uploaded.', {
  input: z.object({ fileUrl: fileAddress('资料文件') }),
  output: SpecCheck,
  errors: ['FAIL', 'NOT_FOUND', 'TOO_FREQUENT'],
})

/**
 * 'add1' is the wire's spelling (specification, section 7). The file goes to `/oss/upload` first. CONFLICT: the library
 * has this very file, and `data.specId` is its datasheet; or somebody handed it in and it waits for its review.
 */
export const add = post('/file/spec/user/v1/add1', 'Hands in a datasheet that was uploaded, for review.', {
  input: z.object({
    filename: text('文件名', 200),
    fileUrl: fileAddress('资料文件'),
    fileSize: whole('文件大小', 1, 104_857_600).describe('Bytes, up to 100 MB.'),
    brandId: idOf('品牌').optional(),
    brandCn: note('品牌名称', 100).describe('For a brand that is not listed; passed over beside brandId.').optional(),
    model: note('型号', 80).describe('Left out: read from the file.').optional(),
    categoryId: idOf('分类').describe("Left out: the part's own, else 其他.").optional(),
    dirId: idOf('文件夹').describe('The folder of the cloud disk that keeps it too.').optional(),
    description: note('说明', 500).optional(),
  }),
  output: MySpec,
  errors: ['FAIL', 'NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/my/spec/list', '/spec/user/dir'],
})

export const list = get('/my/spec/list', 'The datasheets that the person uploaded, newest first.', {
  input: z.object({ ...Paging.shape, keywords: keywords().optional(), status: ReviewStatus.optional() }),
  output: paged(MySpec),
})

export const remove = post('/my/spec/delete', 'Takes back datasheets that the person uploaded.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('资料') }),
  invalidates: ['/my/spec/list', '/spec/user/dir'],
})

/** 报错原因. What is wrong with a datasheet. */
export const SpecReportReason = choice('报错原因', {
  wrongFile: '文件与标题不符',
  wrongPart: '型号或品牌不符',
  wrongFigure: '参数有误',
  outdated: '版本过旧',
  broken: '文件打不开',
  infringement: '侵权',
  other: '其他',
}).meta({ id: 'SpecReportReason' })
export type SpecReportReason = z.infer<typeof SpecReportReason>

export const report = post('/spec/report', 'Tells the reviewers that something is wrong with a datasheet.', {
  input: z.object({
    id: idOf('资料'),
    reason: SpecReportReason,
    content: note('补充说明', 500).optional(),
    page: whole('页码', 1, 100_000).describe('The page it is about.').optional(),
  }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})
