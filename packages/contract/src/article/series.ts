import * as z from 'zod'
import { Id } from '../page.ts'

/** 连载. Articles of one author that are read in an order. */
export const Series = z
  .object({
    id: Id,
    name: z.string(),
    articles: z.array(z.object({ id: Id, title: z.string() })).describe('Those that are published, in their order.'),
  })
  .meta({ id: 'Series' })
export type Series = z.infer<typeof Series>
