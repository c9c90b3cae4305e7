import * as z from 'zod'
import { BrandHint, SpecBrand } from '../brand/brand.ts'
import { get } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { EvidenceItem } from '../enterprise/evidence.ts'
import { flag, idOf, keywords, note } from '../field.ts'
import { hints, Id, Paging, paged, Time, Url } from '../page.ts'
import { StockVO } from '../stock/stock.ts'

/** 贸易商. An enterprise that sells parts from stock. */
export const TraderVO = z
  .object({
    id: Id,
    enterpriseId: Id,
    name: z.string().describe('Short name.'),
    fullName: z.string(),
    fullLogo: Url,
    website: Url.optional(),
    region: z.string().optional().describe('广东 深圳'),
    intro: z.string().optional(),
    advantageBrands: z.array(SpecBrand).describe('The brands it is good at.'),
    stockCount: z.int().describe('Lines of stock.'),
    stockTime: Time.optional().describe('When its stock last changed; absent where it has none.'),
    evidence: z.array(EvidenceItem).optional().describe('In a list: what the records say, without what they lack.'),
    isAuth: z.boolean().describe('Whether the enterprise is certified.'),
    isFollow: z.boolean().describe('Whether the person who asks follows the enterprise.'),
    viewCount: z.int(),
  })
  .meta({ id: 'TraderVO' })
export type TraderVO = z.infer<typeof TraderVO>

export const list = get('/trader/list', 'Traders, narrowed by brand and place.', {
  access: 'visitor',
  input: z.object({
    ...Paging.shape,
    keywords: keywords().optional(),
    brandId: idOf('品牌').optional(),
    region: note('地区', 50).optional(),
    verified: flag('只看已认证').describe('Only certified enterprises.').optional(),
  }),
  output: paged(TraderVO),
})

export const search = get('/trader/search', 'Traders offered while typing; the id is the trader.', {
  access: 'visitor',
  input: z.object({ keywords: keywords() }),
  output: hints(BrandHint),
})

export const detail = get('/trader/detail', 'One trader.', {
  access: 'visitor',
  input: z.object({ id: idOf('贸易商') }),
  output: TraderVO,
  errors: ['NOT_FOUND'],
})

export const contacts = get('/trader/contacts', 'Whom to call at a trader; masked for visitors.', {
  access: 'visitor',
  input: z.object({ traderId: idOf('贸易商') }),
  output: z.array(ContactVO),
  errors: ['NOT_FOUND'],
})

export const stock = get('/trader/stock/list', 'What a trader has in stock.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, traderId: idOf('贸易商'), keywords: keywords().optional() }),
  output: paged(StockVO),
  errors: ['NOT_FOUND'],
})
