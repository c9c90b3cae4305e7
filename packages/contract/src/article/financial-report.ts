import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice, idOf, keywords, whole } from '../field.ts'
import { Id, Paging, paged, Url } from '../page.ts'
import { Currency } from '../portal/currency.ts'

const year = z.int().describe('Business year.')
const quarter = z.int().describe('1 to 4, each alone and not added up; 0 for the whole year.')
const amount = (what: string) => z.number().nullable().describe(`${what}, in the currency; null where unknown.`)
const both = { revenue: amount('营业收入'), profit: amount('归母净利润') }

/** 盈亏变化. What became of a profit where no ratio says it. */
export const ProfitTurn = choice('盈亏变化', {
  gained: '扭亏',
  lost: '转亏',
  narrowed: '减亏',
  widened: '增亏',
}).meta({ id: 'ProfitTurn' })
export type ProfitTurn = z.infer<typeof ProfitTurn>

/** 增减. A figure against that of another period. */
export const FigureChange = z
  .object({
    ratio: z.number().nullable().describe('0.125 is 12.5 % more; null where the earlier one was not above zero.'),
    turn: ProfitTurn.nullable().describe('Where one of the two is a loss.'),
  })
  .meta({ id: 'FigureChange' })
export type FigureChange = z.infer<typeof FigureChange>

const change = (what: string) => FigureChange.nullable().describe(`${what}; null where one of the two is unknown.`)

/** 财报. The figures of a company for a quarter or a year, with those before them. */
export const FinancialReport = z
  .object({
    id: Id,
    companyName: z.string(),
    stockCode: z.string().describe('With its exchange where the source says it; empty where it has none.'),
    brandId: Id.optional().describe('The brand of the company, where we have it.'),
    year,
    quarter,
    currency: Currency,
    publishDate: z.string().optional().describe('The day it was published: 2026-10-28.'),
    ...both,
    grossMargin: z.number().nullable().describe('毛利率: 0.401 is 40.1 %; null where unknown.'),
    research: amount('研发费用'),
    inventoryDays: z.number().nullable().describe('库存天数; null where unknown.'),
    revenueYear: change('Revenue against the same time of the year before, 同比'),
    revenueQuarter: change('Revenue against the quarter before, 环比'),
    profitYear: change('Profit against the same time of the year before, 同比'),
    profitQuarter: change('Profit against the quarter before, 环比'),
    source: z.object({
      name: z.string().describe('The document that the figures are from.'),
      url: Url,
      page: z.int().optional().describe('Its page, from 1.'),
    }),
    history: z
      .array(z.object({ year, quarter, ...both }))
      .describe('Eight quarters up to this one, or as many years; the newest last, unknown ones without figures.'),
  })
  .meta({ id: 'FinancialReport' })
export type FinancialReport = z.infer<typeof FinancialReport>

const asked = {
  year: whole('年份', 1990, 2100).optional(),
  quarter: whole('季度', 0, 4).describe('0: the whole year.').optional(),
}

export const list = get('/news/financialReport/list', 'The newest figures of each company, or those of a period.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().optional(),
    brandId: idOf('品牌').optional(),
    ...asked,
    sort: choice('排序', { revenue: '营业收入', profit: '归母净利润', newest: '公告日' })
      .describe('Largest or newest first; currencies are not mixed.')
      .default('revenue'),
  }),
  output: paged(FinancialReport),
})

/** 财报期. A quarter or year that companies reported on. */
export const FinancialPeriod = z
  .object({ year, quarter, count: z.int().describe('Companies that reported on it.') })
  .meta({ id: 'FinancialPeriod' })
export type FinancialPeriod = z.infer<typeof FinancialPeriod>

export const periods = get(
  '/news/financialReport/periods',
  'Which quarters and years there are figures of, newest first.',
  {
    access: 'visitor',
    output: z.array(FinancialPeriod),
  },
)
