import * as z from 'zod'
import { idOf } from '../field.ts'
import { Id, paged, Paging, Time } from '../page.ts'
import { NameValue } from '../portal/name-value.ts'

/** 企业记录. A row of one of the register's many lists, with the columns of that list. */
export const TycRow = z
  .object({
    id: Id.describe('Our number of the row.'),
    title: z.string(),
    date: Time.optional(),
    fields: z.array(NameValue),
  })
  .meta({ id: 'TycRow' })
export type TycRow = z.infer<typeof TycRow>

/** Which company, and which part of its list. */
export const CompanyPage = z.object({ ...Paging.shape, id: idOf('企业') })
export type CompanyPage = z.infer<typeof CompanyPage>

const rows = { input: CompanyPage, output: paged(TycRow), errors: ['NOT_FOUND', 'FAIL'] } as const

/** The terms of a list that anybody may read. FAIL: the provider does not answer and nothing is stored. */
export const openRows = { ...rows, access: 'visitor' } as const

/** The terms of a list that asks for a login. */
export const gatedRows = { ...rows, access: 'user' } as const
