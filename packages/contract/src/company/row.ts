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
    role: z.string().optional().describe('What the company is there: 原告, 被告, 被执行人.'),
    amount: z.string().optional().describe('What it is about, with its currency: 318400.00人民币.'),
    status: z.string().optional().describe('How it stands: 已结, 授权, 存续.'),
    companyId: Id.optional().describe('The company the row is about, where it is one we know.'),
    percent: z.string().optional().describe('The share that is held: 51.00%.'),
    fields: z.array(NameValue).describe('The other columns of that list.'),
  })
  .meta({ id: 'TycRow' })
export type TycRow = z.infer<typeof TycRow>

/** 数据来源. Who told something of a company, and when. */
export const Told = z.object({
  source: z.string().describe('Who told it, for 数据来源.'),
  updateTime: Time.describe('When it was told, for 数据截至.'),
})
export type Told = z.infer<typeof Told>

/** A page of a list that was told by the register. */
export const toldPage = <T extends z.core.$ZodType>(item: T) => z.object({ ...paged(item).shape, ...Told.shape })

/** Which company, and which part of its list. */
export const CompanyPage = z.object({ ...Paging.shape, id: idOf('企业') })
export type CompanyPage = z.infer<typeof CompanyPage>

const rows = { input: CompanyPage, output: toldPage(TycRow), errors: ['NOT_FOUND', 'FAIL'] } as const

/** The terms of a list that anybody may read. FAIL: the provider does not answer and nothing is stored. */
export const openRows = { ...rows, access: 'visitor' } as const

/** The terms of a list that asks for a login. */
export const gatedRows = { ...rows, access: 'user' } as const
