import * as z from 'zod'
import { whole } from './field.ts'

/** A row's number. Positive, and within PostgreSQL's `int`. */
export const Id = z.int().min(1).max(2_147_483_647).meta({ title: '编号' })

/** An instant, ISO 8601 with offset. */
export const Time = z.string()

/** An address of a picture or file; empty where there is none. */
export const Url = z.string().max(2048)

/** Which part of a list is asked for. Pages count from 1. */
export const Paging = z.object({
  pageIndex: whole('页码', 1, 100_000).describe('Page, from 1.').default(1),
  pageSize: whole('每页条数', 1, 100).describe('Rows a page.').default(20),
})
export type Paging = z.infer<typeof Paging>

/** A page of a list (specification, section 3). */
export const paged = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    totalRecord: z.int().describe('Rows in all; 10001 where counting stopped at 10,000. Pages reach 10,000 rows.'),
  })

/** Suggestions: read from `data.data` (specification, section 7). */
export const hints = <T extends z.core.$ZodType>(item: T) => z.object({ data: z.array(item) })

/** The most rows that are paged through, and that plain SQL counts: a total of one more reads 1万+. */
export const countCeiling = 10_000
