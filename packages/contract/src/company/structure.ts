import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'
import { Id, Time } from '../page.ts'
import { CompanyPage, openRows, toldPage } from './row.ts'

/** 股东类型. What a shareholder is. */
export const HolderType = choice('股东类型', { person: '自然人', company: '企业', other: '其他' }).meta({
  id: 'HolderType',
})
export type HolderType = z.infer<typeof HolderType>

/** 股东. Who owns a share of a company. */
export const TycHolder = z
  .object({
    id: Id.describe('Our number of the holding.'),
    name: z.string(),
    type: HolderType,
    companyId: Id.optional().describe('The shareholder itself, where it is a company we know.'),
    percent: z.string().describe('The share: 51.00%; empty where it is not published.'),
    amount: z.string().describe('What is subscribed, with its currency: 510万人民币.'),
    paid: z.string().optional().describe('What is paid in of it.'),
    time: Time.optional().describe('When it was subscribed.'),
  })
  .meta({ id: 'TycHolder' })
export type TycHolder = z.infer<typeof TycHolder>

/** 变更记录. A change of the register's entry. */
export const TycChange = z
  .object({
    id: Id,
    changeItem: z.string().describe('法定代表人变更'),
    changeTime: Time,
    contentBefore: z.string(),
    contentAfter: z.string(),
  })
  .meta({ id: 'TycChange' })
export type TycChange = z.infer<typeof TycChange>

export const holder = get('/tyc/services/holder', 'The shareholders of a company, greatest share first.', {
  access: 'visitor',
  input: CompanyPage,
  output: toldPage(TycHolder),
  errors: ['NOT_FOUND', 'FAIL'],
})

export const change = get('/tyc/services/change', "The changes of a company's entry, newest first.", {
  access: 'visitor',
  input: CompanyPage,
  output: toldPage(TycChange),
  errors: ['NOT_FOUND', 'FAIL'],
})

export const invest = get('/tyc/services/invest', 'The companies a company holds shares of.', openRows)

export const branch = get('/tyc/services/branch', 'The branches of a company.', openRows)
