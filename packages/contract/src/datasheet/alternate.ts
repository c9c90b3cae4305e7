import * as z from 'zod'
import { choice, text } from '../field.ts'
import { ChipModel } from './part.ts'

/** 替代结论. How well one part stands in for another. */
export const AlternateVerdict = choice('替代结论', {
  'drop-in': '可直接替换',
  'board-change': '需改板',
  partial: '部分替代',
}).meta({ id: 'AlternateVerdict' })
export type AlternateVerdict = z.infer<typeof AlternateVerdict>

/** 替代规则. What one property of an alternate must be, measured by the part it replaces. */
export const AlternateRule = z
  .object({
    name: text('参数名称', 60).describe('As parameters are named: 容值; 封装 and 品牌 too.'),
    rule: choice('规则', { equal: '相同', atLeast: '不低于', atMost: '不高于', ignore: '不限' }),
  })
  .meta({ id: 'AlternateRule', title: '替代规则' })
export type AlternateRule = z.infer<typeof AlternateRule>

/** 替代理由. One property of the part and of its alternate, and what the change means. */
export const AlternateReason = z
  .object({
    name: z.string().describe('耐压'),
    from: z.string().describe('Of the part: 10 V; empty where unknown.'),
    to: z.string().describe('Of the alternate: 50 V; empty where unknown.'),
    effect: choice('影响', { same: '相同', better: '更好', worse: '更差', different: '不同', unknown: '未知' }),
  })
  .meta({ id: 'AlternateReason' })
export type AlternateReason = z.infer<typeof AlternateReason>

/** 替代型号. A part that may stand in for another, and why. */
export const Alternate = z
  .object({ model: ChipModel, verdict: AlternateVerdict, reasons: z.array(AlternateReason) })
  .meta({ id: 'Alternate' })
export type Alternate = z.infer<typeof Alternate>
