import * as z from 'zod'
import { get } from '../endpoint.ts'
import { keywords, whole } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { Currency } from '../portal/currency.ts'
import { ArticleDTO } from './article.ts'

/** 财报. An article about the figures of a company, with those figures. */
export const FinancialReport = z
  .object({
    ...ArticleDTO.shape,
    companyName: z.string(),
    brandId: Id.optional().describe('The brand of the company, where we have it.'),
    year: z.int().describe('Business year.'),
    quarter: z.int().describe('1 to 4; 0 for the whole year.'),
    currency: Currency,
    revenue: z.number().nullable().describe('In millions of the currency; null where unknown.'),
    profit: z.number().nullable().describe('Net profit, in millions of the currency; null where unknown.'),
    revenueGrowth: z.number().nullable().describe('Against the same time of the year before: 0.125 is 12.5 % more.'),
    profitGrowth: z.number().nullable().describe('Against the same time of the year before: 0.125 is 12.5 % more.'),
  })
  .meta({ id: 'FinancialReport' })
export type FinancialReport = z.infer<typeof FinancialReport>

export const list = get('/news/financialReport/list', 'Reports about the figures of companies, newest first.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().optional(),
    year: whole('年份', 1990, 2100).optional(),
    quarter: whole('季度', 0, 4).describe('0: the whole year.').optional(),
  }),
  output: paged(FinancialReport),
})
