import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'

/** 配置项. A number that switches a part of the site. */
export const ConfigKey = choice('配置项', { lotteryStatus: '抽奖活动' }).meta({ id: 'ConfigKey' })
export type ConfigKey = z.infer<typeof ConfigKey>

export const value = get(
  '/config',
  'A number that switches a part of the site: lotteryStatus decides on the lottery.',
  {
    access: 'visitor',
    input: z.object({ key: ConfigKey }),
    output: z.number(),
  },
)

/** 规模. How large the catalogue is, for the head of the home page. */
export const CatalogueFigures = z
  .object({ models: z.int(), brands: z.int(), categories: z.int(), datasheets: z.int() })
  .meta({ id: 'CatalogueFigures' })
export type CatalogueFigures = z.infer<typeof CatalogueFigures>

export const figures = get('/config/figures', 'How many parts, brands, categories and datasheets there are.', {
  access: 'visitor',
  output: CatalogueFigures,
})
