import type * as z from 'zod'
import { choice } from '../field.ts'

/** 交易身份. The side of a deal from which a list is seen. */
export const TradeRole = choice('交易身份', { buyer: '买家', seller: '卖家' }).meta({ id: 'TradeRole' })
export type TradeRole = z.infer<typeof TradeRole>

/** 处理结果. How a seller answers what a buyer asked for. */
export const Verdict = choice('处理结果', { accepted: '同意', refused: '拒绝' }).meta({ id: 'Verdict' })
export type Verdict = z.infer<typeof Verdict>
