import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, idOf } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { Amount } from './amount.ts'
import { PayType } from './pay-type.ts'

/** 对账结果. What became of comparing books, orders and providers. */
export const ReconciliationState = choice('对账结果', {
  running: '对账中',
  agreed: '一致',
  odd: '不一致',
  failed: '未完成',
}).meta({ id: 'ReconciliationState' })
export type ReconciliationState = z.infer<typeof ReconciliationState>

/** 当日收退. What came and went back on a day by one way to pay. */
export const DaySum = z
  .object({ payType: PayType, currency: Currency, received: Amount, returned: Amount })
  .meta({ id: 'DaySum' })
export type DaySum = z.infer<typeof DaySum>

/** 对账. Books, orders and providers, compared once. */
export const Reconciliation = z
  .object({
    id: Id,
    day: z.string().describe('The day whose sums stand with it: 2026-11-20.'),
    askTime: Time,
    endTime: Time.optional(),
    user: UserBrief.nullable().describe('Null for the daily work.'),
    state: ReconciliationState,
    trouble: z.string().describe('Why it was not brought to an end; empty otherwise.'),
    faultCount: z.int().min(0),
  })
  .meta({ id: 'Reconciliation' })
export type Reconciliation = z.infer<typeof Reconciliation>

/** 对账明细. One of them with all that does not agree. */
export const ReconciliationDetail = z
  .object({
    ...Reconciliation.shape,
    faults: z.array(z.string()).describe('A sentence each, the first 1000.'),
    sums: z.array(DaySum),
  })
  .meta({ id: 'ReconciliationDetail' })
export type ReconciliationDetail = z.infer<typeof ReconciliationDetail>

const one = z.object({ id: idOf('对账') })

export const list = get('/admin/reconciliation/list', 'How often books were compared, newest first.', {
  access: 'admin',
  input: z.object({ ...Paging.shape }),
  output: paged(Reconciliation),
})

export const detail = get('/admin/reconciliation/detail', 'One comparison with its differences.', {
  access: 'admin',
  input: one,
  output: ReconciliationDetail,
  errors: ['NOT_FOUND'],
})

/** It takes a while where payments are many: ask for its detail until it has ended. CONFLICT: one is under way. */
export const begin = post('/admin/reconciliation/begin', 'Compares books, orders and providers now.', {
  access: 'admin',
  output: z.object({ id: Id }),
  errors: ['CONFLICT'],
  invalidates: ['/admin/reconciliation'],
})

export const exportFile = post('/admin/reconciliation/export', 'One comparison as CSV, with every difference.', {
  access: 'admin',
  input: one,
  output: 'blob',
  errors: ['NOT_FOUND'],
})
