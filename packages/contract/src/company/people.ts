import * as z from 'zod'
import { get } from '../endpoint.ts'
import { idOf } from '../field.ts'
import { Id, Time } from '../page.ts'
import { TycCompany } from './company.ts'
import { CompanyPage, toldPage } from './row.ts'

/** 主要人员. Somebody who holds an office in a company. */
export const TycStaff = z
  .object({
    id: Id.describe('Our number of the person within this company.'),
    name: z.string(),
    type: z.array(z.string()).describe('The offices: 董事长, 监事.'),
    companyCount: z.int().describe('Companies the person is linked to.'),
  })
  .meta({ id: 'TycStaff' })
export type TycStaff = z.infer<typeof TycStaff>

/** 任职企业. A company a person is linked to. */
export const PersonCompany = z
  .object({
    ...TycCompany.shape,
    roles: z.array(z.string()).describe('What the person is there: 法定代表人, 股东.'),
    percent: z.string().optional().describe('The share the person holds: 51.00%.'),
    since: Time.optional().describe('Since when.'),
    until: Time.optional().describe('Until when; absent while it lasts.'),
    tie: z.string().describe('On what record it rests that this is the same person: 本企业, 本企业股东.'),
  })
  .meta({ id: 'PersonCompany' })
export type PersonCompany = z.infer<typeof PersonCompany>

/** 人员关联. A person and the companies linked to them through this one; people of the same name are not mixed in. */
export const PersonCompanies = z
  .object({ ...toldPage(PersonCompany).shape, person: TycStaff })
  .meta({ id: 'PersonCompanies' })
export type PersonCompanies = z.infer<typeof PersonCompanies>

export const staff = get('/tyc/services/staff', 'The people who hold an office in a company.', {
  access: 'visitor',
  input: CompanyPage,
  output: toldPage(TycStaff),
  errors: ['NOT_FOUND', 'FAIL'],
})

export const personnel = get('/tyc/services/personnel', 'The other companies of one of its people.', {
  input: z.object({ ...CompanyPage.shape, staffId: idOf('人员') }),
  output: PersonCompanies,
  errors: ['NOT_FOUND', 'FAIL'],
})
