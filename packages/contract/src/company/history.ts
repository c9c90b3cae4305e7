import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'
import { CompanyPage, gatedRows } from './row.ts'

/** 历史类型. What is no longer so. */
export const CompanyHistoryKind = choice('历史类型', {
  baseinfo: '历史工商信息',
  holder: '历史股东',
  staff: '历史人员',
  invest: '历史投资',
  lawSuit: '历史诉讼',
  punishment: '历史处罚',
}).meta({ id: 'CompanyHistoryKind' })
export type CompanyHistoryKind = z.infer<typeof CompanyHistoryKind>

export const list = get('/tyc/services/history', 'What a company was, had or did and no longer does.', {
  ...gatedRows,
  input: z.object({ ...CompanyPage.shape, kind: CompanyHistoryKind }),
})
