import * as z from 'zod'
import { AuthorVO } from '../article/author.ts'
import { get } from '../endpoint.ts'
import { OriginalData } from './original-data.ts'
import { SchemeVO } from './scheme.ts'
import { TechArticle } from './tech-article.ts'

/** 专区首页. Six of each kind, newest first. */
export const ZoneHome = z
  .object({
    courses: z.array(TechArticle),
    datums: z.array(TechArticle),
    columns: z.array(TechArticle),
    schemes: z.array(SchemeVO),
    originalDatas: z.array(OriginalData),
    popularAuthors: z.array(AuthorVO),
    counts: z
      .object({
        courses: z.int(),
        datums: z.int(),
        columns: z.int(),
        schemes: z.int(),
        originalDatas: z.int(),
        authors: z.int(),
      })
      .describe('How many of each there are.'),
  })
  .meta({ id: 'ZoneHome' })
export type ZoneHome = z.infer<typeof ZoneHome>

export const home = get('/technology/article/index/data', 'The blocks of the first page of the zone.', {
  access: 'visitor',
  output: ZoneHome,
})
