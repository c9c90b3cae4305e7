import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf } from '../field.ts'
import { Id, Time } from '../page.ts'
import { gatedRows, Told, TycRow } from './row.ts'

/** 风险范围. Whose risk it is: the company's, of those around it, or of the past. */
export const RiskScope = choice('风险范围', { self: '自身风险', around: '周边风险', history: '历史风险' }).meta({
  id: 'RiskScope',
})
export type RiskScope = z.infer<typeof RiskScope>

/** 风险类型. Each has a list of its own. */
export const RiskKind = choice('风险类型', {
  lawSuit: '法律诉讼',
  court: '法院公告',
  hearing: '开庭公告',
  dishonest: '失信被执行人',
  executed: '被执行人',
  abnormal: '经营异常',
  punishment: '行政处罚',
}).meta({ id: 'RiskKind' })
export type RiskKind = z.infer<typeof RiskKind>

/** 风险等级. How grave it is. */
export const RiskLevel = choice('风险等级', { high: '高风险', warning: '警示', hint: '提示' }).meta({ id: 'RiskLevel' })
export type RiskLevel = z.infer<typeof RiskLevel>

/** 风险分组. The risks of one kind and scope. */
export const TycRiskGroup = z
  .object({
    name: z.string(),
    scope: RiskScope,
    kind: RiskKind,
    level: RiskLevel,
    total: z.int(),
    items: z.array(TycRow).describe('The newest few.'),
  })
  .meta({ id: 'TycRiskGroup' })
export type TycRiskGroup = z.infer<typeof TycRiskGroup>

/** 企业风险. What speaks against a company, counted. */
export const TycRisk = z
  .object({
    selfCount: z.int(),
    aroundCount: z.int(),
    historyCount: z.int(),
    groups: z.array(TycRiskGroup),
    missing: z
      .array(z.object({ scope: RiskScope, kind: RiskKind.optional().describe('None where the list has every kind.') }))
      .describe('Lists that nobody has told yet, so that no count has them.'),
    ...Told.shape,
  })
  .meta({ id: 'TycRisk' })
export type TycRisk = z.infer<typeof TycRisk>

/** 风险记录. One record with its course. */
export const TycRiskRecord = z
  .object({
    ...TycRow.shape,
    kind: RiskKind,
    scope: RiskScope,
    level: RiskLevel,
    steps: z.array(z.object({ date: Time, text: z.string() })).describe('Its course, oldest first; may be empty.'),
    previousId: Id.optional().describe('The next newer record of the same list.'),
    nextId: Id.optional().describe('The next older one.'),
    ...Told.shape,
  })
  .meta({ id: 'TycRiskRecord' })
export type TycRiskRecord = z.infer<typeof TycRiskRecord>

export const summary = get('/tyc/services/risk', 'The risks of a company by scope, kind and level.', {
  input: z.object({ id: idOf('企业') }),
  output: TycRisk,
  errors: ['NOT_FOUND', 'FAIL'],
})

export const detail = get('/tyc/services/risk/detail', 'One record of a risk.', {
  input: z.object({ id: idOf('企业'), riskId: idOf('风险记录').describe('The number of a row of a group or list.') }),
  output: TycRiskRecord,
  errors: ['NOT_FOUND', 'FAIL'],
})

export const abnormal = get('/tyc/services/abnormal', 'When a company stood on the list of irregular ones.', gatedRows)

export const punishment = get('/tyc/services/punishment', 'What authorities fined a company for.', gatedRows)
