import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf } from '../field.ts'
import { Url } from '../page.ts'

/** 佐证状态. What a record says about a supplier. */
export const EvidenceState = choice('佐证状态', {
  good: '已核实',
  warn: '需留意',
  bad: '有风险',
  unknown: '暂无记录',
}).meta({ id: 'EvidenceState' })
export type EvidenceState = z.infer<typeof EvidenceState>

/** 依据. One reason for or against a supplier. */
export const EvidenceItem = z
  .object({
    name: z.string().describe('工商登记, 授权证书, 报价响应, 库存更新, 现货属实率.'),
    value: z.string().describe('As it is shown: 成立 12 年, 3 天前.'),
    brief: z.string().describe('As a row of a list has room for it: 6 份证书在期.'),
    state: EvidenceState,
    points: z.int().describe('What it adds to the score; below zero where it speaks against.'),
    url: Url.optional().describe('The record itself.'),
    date: z.string().optional().describe('The day of the record, or on which a proof ends: 2026-01-31.'),
  })
  .meta({ id: 'EvidenceItem' })
export type EvidenceItem = z.infer<typeof EvidenceItem>

/** 佐证. What the records say about a supplier, with a score that tells its reasons. */
export const Evidence = z
  .object({
    score: z.int().describe('0 to 100; the sum of the points, and nothing where that is below zero.'),
    items: z.array(EvidenceItem),
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

export const card = get('/evidence/card', 'What the records say about a supplier, each with its source.', {
  access: 'visitor',
  input: z.object({
    ownerType: choice('供应商类型', { enterprise: '企业', agent: '代理商', trader: '贸易商', merchant: '商家' }),
    ownerId: idOf('供应商'),
  }),
  output: Evidence,
  errors: ['NOT_FOUND'],
})
