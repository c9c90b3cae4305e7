import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, keywords, listOf, note, text, whole } from '../field.ts'
import { hints, Id } from '../page.ts'
import { MallGoods } from '../mall/goods.ts'
import { StockVO } from '../stock/stock.ts'
import { DemandType, DemandVO } from './demand.ts'

/** 供求匹配. What answers a post: posts of the other kind, and, where parts are wanted, stock and goods. */
export const DemandMatch = z
  .object({ demands: z.array(DemandVO), stocks: z.array(StockVO), goods: z.array(MallGoods) })
  .meta({ id: 'DemandMatch' })
export type DemandMatch = z.infer<typeof DemandMatch>

/** 型号行情. Everything open for one model of a batch search. */
export const ModelOffers = z
  .object({
    model: z.string().describe('As asked.'),
    demands: z.array(DemandVO).describe('Posts of both kinds.'),
    stocks: z.array(StockVO),
    mallGoods: z.array(MallGoods),
  })
  .meta({ id: 'ModelOffers' })
export type ModelOffers = z.infer<typeof ModelOffers>

/** 型号提示. A model offered while typing. */
export const ModelHint = z
  .object({ model: z.string(), brand: z.string(), brandId: Id.optional() })
  .meta({ id: 'ModelHint' })
export type ModelHint = z.infer<typeof ModelHint>

export const match = get('/demand/match', 'What answers a post, or a draft that is still being typed.', {
  access: 'visitor',
  input: z.object({
    id: idOf('供求').describe('A post; else `type` and `model` of a draft.').optional(),
    type: DemandType.optional(),
    model: note('型号', 80).optional(),
    brandId: idOf('品牌').optional(),
  }),
  output: DemandMatch,
  errors: ['NOT_FOUND'],
})

export const similar = get('/demand/similar', 'Open posts of the same kind for the same or an alike model.', {
  access: 'visitor',
  input: z.object({ id: idOf('供求'), size: whole('条数', 1, 50).default(10) }),
  output: z.array(DemandVO),
  errors: ['NOT_FOUND'],
})

export const batchSearch = post('/demand/batchSearch', 'Finds posts, stock and goods for up to 500 models at once.', {
  access: 'visitor',
  idempotent: 'safe',
  input: z.object({ models: listOf('型号', text('型号', 80), 1, 500) }),
  output: z.array(ModelOffers),
  errors: ['TOO_FREQUENT'],
})

export const hint = get('/demand/hint', 'Models that begin with what is being typed into a form.', {
  access: 'visitor',
  input: z.object({ keywords: keywords('型号') }),
  output: hints(ModelHint),
})
