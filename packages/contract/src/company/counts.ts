import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf, idsOf } from '../field.ts'
import { Id } from '../page.ts'
import { TycCompany } from './company.ts'
import { Told } from './row.ts'

/** 企业栏目. Each list of a company. Those from `lawSuit` on need a login for their rows, not for their counts. */
export const CompanySectionName = choice('企业栏目', {
  holder: '股东',
  staff: '主要人员',
  change: '变更记录',
  invest: '对外投资',
  branch: '分支机构',
  trademark: '商标',
  patent: '专利',
  copyright: '作品著作权',
  softwareCopyright: '软件著作权',
  website: '网站备案',
  annualReport: '年报',
  lawSuit: '裁判文书',
  courtAnnouncement: '法院公告',
  ktannouncement: '开庭公告',
  dishonest: '失信被执行人',
  executed: '被执行人',
  abnormal: '经营异常',
  punishment: '行政处罚',
  around: '周边风险',
  history: '历史信息',
}).meta({ id: 'CompanySectionName' })
export type CompanySectionName = z.infer<typeof CompanySectionName>

/** 数据源状态. Whether the provider answers; while it is away what is stored is shown with its date. */
export const CompanySourceState = choice('数据源状态', { ok: '正常', away: '暂时连不上' }).meta({
  id: 'CompanySourceState',
})
export type CompanySourceState = z.infer<typeof CompanySourceState>

/** 企业栏目条数. How much there is in each list of a company, for everybody. */
export const CompanyCounts = z
  .object({
    id: Id,
    sections: z
      .array(
        z.object({
          name: CompanySectionName,
          count: z.int().optional().describe('Left out where nobody has told it yet and the provider is away.'),
        }),
      )
      .describe('Every list, in the order of the page.'),
    sourceState: CompanySourceState,
    ...Told.shape,
  })
  .meta({ id: 'CompanyCounts' })
export type CompanyCounts = z.infer<typeof CompanyCounts>

/** 对比企业. One of the companies that stand side by side. */
export const ComparedCompany = z
  .object({ ...TycCompany.shape, counts: CompanyCounts.shape.sections })
  .meta({ id: 'ComparedCompany' })
export type ComparedCompany = z.infer<typeof ComparedCompany>

export const counts = get('/tyc/services/counts', 'How much there is in every list of a company.', {
  access: 'visitor',
  input: z.object({ id: idOf('企业') }),
  output: CompanyCounts,
  errors: ['NOT_FOUND', 'FAIL'],
})

export const compare = get('/tyc/services/compare', 'Up to four companies side by side, in the order asked for.', {
  access: 'visitor',
  input: z.object({ ids: idsOf('企业', 4) }),
  output: z.array(ComparedCompany),
  errors: ['NOT_FOUND', 'FAIL'],
})
