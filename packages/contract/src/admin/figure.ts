import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'
import { paged, Paging } from '../page.ts'

/** 统计日. What was counted on a day in China; no person, address or cookie is counted apart. */
export const FigureDay = z
  .object({
    day: z.string().describe('2026-11-24'),
    views: z.int().describe('Pages that were opened.'),
    searches: z.int().describe('Searches for parts and datasheets among them.'),
    missed: z.int().describe('Searches that found nothing.'),
  })
  .meta({ id: 'FigureDay' })
export type FigureDay = z.infer<typeof FigureDay>

/** 页面访问. How often pages of one kind were opened. */
export const PageViews = z
  .object({ place: z.string().describe('The pattern of its address: /news/article-details/*.'), views: z.int() })
  .meta({ id: 'PageViews' })
export type PageViews = z.infer<typeof PageViews>

/** 无结果搜索. What was searched for and found nothing. */
export const MissedSearch = z
  .object({
    word: z.string().describe('As it was typed, in capitals.'),
    count: z.int().describe('How often in 30 days.'),
    lastDay: z.string().describe('2026-11-24'),
  })
  .meta({ id: 'MissedSearch' })
export type MissedSearch = z.infer<typeof MissedSearch>

/** 统计周期. */
export const FigurePeriod = choice('统计周期', { day: '按日', week: '按周' }).meta({ id: 'FigurePeriod' })
export type FigurePeriod = z.infer<typeof FigurePeriod>

/** 用时. How long something took, in minutes; absent where it has not come about. */
export const FigureSpan = z
  .object({ count: z.int(), median: z.number().optional(), p90: z.number().optional() })
  .meta({ id: 'FigureSpan' })
export type FigureSpan = z.infer<typeof FigureSpan>

/** 交易统计. What came of lists of parts and of demands that began in a day or a week. */
export const TradeFigures = z
  .object({
    since: z.string().describe('The day, or the Monday of the week.'),
    lists: z
      .object({
        uploaded: z.int(),
        matched: z.int().describe('Something of it is sold here.'),
        carted: z.int().describe('Of those, its owner had goods in the cart within 14 days.'),
        ordered: z.int().describe('Of those, its owner ordered within 14 days.'),
        paid: z.int().describe('Of those, an order was paid.'),
      })
      .describe('Lists of parts that were saved.'),
    quoted: FigureSpan.describe('From a demand to its first quote.'),
    answered: FigureSpan.describe('From a quote to its answer.'),
  })
  .meta({ id: 'TradeFigures' })
export type TradeFigures = z.infer<typeof TradeFigures>

export const days = get('/admin/figure/days', 'What was counted on each of the last 30 days, the oldest first.', {
  access: 'admin',
  output: z.array(FigureDay),
})

export const pages = get('/admin/figure/pages', 'The pages that were opened most in 30 days, 20 at most.', {
  access: 'admin',
  output: z.array(PageViews),
})

export const missed = get('/admin/figure/missed', 'Searches of 30 days that found nothing, the commonest first.', {
  access: 'admin',
  input: Paging,
  output: paged(MissedSearch),
})

export const trade = get(
  '/admin/figure/trade',
  'Lists of parts and demands by 30 days or 12 weeks, the oldest first.',
  {
    access: 'admin',
    input: z.object({ period: FigurePeriod.default('week') }),
    output: z.array(TradeFigures),
  },
)
