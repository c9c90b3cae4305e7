import * as z from 'zod'
import { post } from '../endpoint.ts'
import { idOf, listOf } from '../field.ts'
import { Id } from '../page.ts'
import { DemandType } from './demand.ts'
import { changes, essentials, extras, ValidDays } from './draft.ts'
import { DemandSwitch } from './mine.ts'

/** 批量发布的一行. One of many posts. */
export const DemandRow = z.object({ type: DemandType, ...essentials, ...extras }).meta({ id: 'DemandRow' })
export type DemandRow = z.infer<typeof DemandRow>

/** 批量修改的一行. The new values of one own post; what is missing stays. */
export const DemandChange = z
  .object({ id: idOf('供求'), ...extras, ...changes, status: DemandSwitch.optional() })
  .meta({ id: 'DemandChange' })
export type DemandChange = z.infer<typeof DemandChange>

export const add = post('/demand/add/batch', 'Posts up to 500 demands or supplies; bad rows do not stop the others.', {
  encoding: 'json',
  input: z.object({
    demands: listOf('供求', DemandRow, 1, 500),
    contactId: idOf('联系人').describe('Missing: the default contact.').optional(),
    validDays: ValidDays.default(30),
    bomId: idOf('BOM')
      .describe('The BOM the rows come from; groups them in 我的采购. What it has open already gets the new quantity.')
      .optional(),
  }),
  output: z.object({
    success: z.int().describe('Rows that stand as posts now.'),
    fail: z.array(
      z.object({
        rowNo: z.int().describe('Place in `demands`, from 1.'),
        error: z.string(),
        sameId: Id.optional().describe('The own post that says the same already and can be changed instead.'),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})

export const update = post('/demand/update/batch', 'Changes up to 500 own posts; bad rows do not stop the others.', {
  encoding: 'json',
  idempotent: 'yes',
  input: z.object({ demands: listOf('供求', DemandChange, 1, 500) }),
  output: z.object({
    success: z.int().describe('Posts that were changed.'),
    fail: z.array(z.object({ id: Id, error: z.string() })),
  }),
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})
