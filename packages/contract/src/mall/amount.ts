/** Money of the mall: decimals on the wire. A unit price has up to 6 places, an amount has 2. */
import * as z from 'zod'
import { decimals } from '../refinement.ts'

/** 单价. The price of one piece. */
export const Price = z.number().describe('One piece, in the currency of its goods, at most 6 decimals.')

/** 金额. A line rounded to the fen, or a total of such lines. */
export const Amount = z.number().describe('In the currency named beside it, 2 decimals.')

/** The least unit price: one micro-yuan, or a millionth of a dollar. */
export const leastPrice = 0.000_001

/** A sum that is paid, charged or given back: 0.01 to 999,999,999, 2 places. */
export const sum = (label = '金额') =>
  z
    .number({ error: `${label}须为数字` })
    .min(0.01, { error: `${label}不能小于 0.01` })
    .max(999_999_999, { error: `${label}不能大于 999999999` })
    .check(decimals(2, `${label}最多 2 位小数`))
    .meta({ title: label })

/** A sum that may be nothing: 0 to 999,999,999, 2 places. */
export const amount = (label = '金额') =>
  z
    .number({ error: `${label}须为数字` })
    .min(0, { error: `${label}不能小于 0` })
    .max(999_999_999, { error: `${label}不能大于 999999999` })
    .check(decimals(2, `${label}最多 2 位小数`))
    .meta({ title: label })
