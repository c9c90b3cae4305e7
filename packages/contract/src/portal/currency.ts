import type * as z from 'zod'
import { choice } from '../field.ts'

/** 币种. What an amount is counted in. */
export const Currency = choice('币种', { CNY: '人民币', USD: '美元' }).meta({ id: 'Currency' })
export type Currency = z.infer<typeof Currency>
