import * as z from 'zod'
import { get } from '../endpoint.ts'
import { EnterpriseVO } from '../enterprise/enterprise.ts'
import { keywords } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { DemandType, DemandVO } from './demand.ts'

/** 供求首页. The newest posts, the companies behind them, and the counters. */
export const DemandHome = z
  .object({
    demands: z.array(DemandVO).describe('The ten newest 需求.'),
    supplies: z.array(DemandVO).describe('The ten newest 供应.'),
    enterprises: z.array(EnterpriseVO).describe('Certified companies that post.'),
    total: z.int().describe('Open posts of both kinds.'),
    demandCount: z.int().describe('Open 需求.'),
    supplyCount: z.int().describe('Open 供应.'),
    todayCount: z.int().describe('Posts since midnight in China.'),
  })
  .meta({ id: 'DemandHome' })
export type DemandHome = z.infer<typeof DemandHome>

export const index = get('/demand/index/data', 'What the front page of supply and demand shows.', {
  access: 'visitor',
  output: DemandHome,
})

export const website = get('/website/demand/list', 'Open posts, newest first, for the home page and other sites.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, type: DemandType.optional(), keywords: keywords().optional() }),
  output: paged(DemandVO),
})
