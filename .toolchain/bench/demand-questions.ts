import type { Db } from '../../packages/server/src/core/database.ts'
import { regions } from '../../packages/server/test/full-market.ts'
import { sampleCompanies, sampleStocked } from '../../packages/server/test/market-sample.ts'

/** A list that is asked over HTTP, in many addresses. */
export interface TradeList {
  name: string
  paths: string[]
}

const board = (terms: string) => `/api/demand/list?pageSize=20&${terms}`
const stock = (terms: string) => `/api/stock/list?pageSize=20&${terms}`

/** The lists of the board and of stock, spread over what there is. */
export async function tradeLists(db: Db): Promise<TradeList[]> {
  const models = await sampleStocked(db, 320)
  const heads = models.map((model) => encodeURIComponent(model.slice(0, 6)))
  const whole = models.map((model) => encodeURIComponent(model))
  const companies = await sampleCompanies(db, 160)
  const places = [...new Set(regions)].map((region) => encodeURIComponent(region))
  return [
    { name: 'board: newest', paths: [1, 2, 3].map((page) => board(`pageIndex=${page}`)) },
    { name: 'board: one side', paths: [0, 1].map((type) => board(`type=${type}`)) },
    { name: 'board: by region', paths: places.map((region) => board(`region=${region}`)) },
    { name: 'board: a region that nobody has', paths: [board(`region=${encodeURIComponent('拉萨')}`)] },
    {
      name: 'board: by least quantity',
      paths: [100, 1000, 10_000, 50_000].map((least) => board(`minQuantity=${least}`)),
    },
    { name: 'board: by region, side and least quantity', paths: mixed(places) },
    { name: 'board: certified, in stock 24+, three days', paths: [board(`verified=true&batchNo=24&days=3`)] },
    { name: 'board: by part', paths: whole.map((model) => board(`keywords=${model}`)) },
    { name: 'board: by the head of a part', paths: heads.map((head) => board(`keywords=${head}`)) },
    { name: 'board: largest, ending soon', paths: ['quantity', 'expire'].map((sort) => board(`sort=${sort}&type=1`)) },
    { name: 'front page', paths: ['/api/demand/index/data'] },
    { name: 'stock: newest', paths: [1, 2, 3].map((page) => stock(`pageIndex=${page}`)) },
    { name: 'stock: of a company', paths: companies.map((id) => stock(`enterpriseId=${id}`)) },
    {
      name: 'stock: of a company, by price and quantity',
      paths: companies.flatMap((id) => ['cheapest', 'most'].map((sort) => stock(`enterpriseId=${id}&sort=${sort}`))),
    },
    { name: 'stock: by region', paths: places.map((region) => stock(`region=${region}`)) },
    { name: 'stock: search of a part', paths: whole.map((model) => `/api/stock/search?pageSize=20&keywords=${model}`) },
    { name: 'stock: search of a head', paths: heads.map((head) => `/api/stock/search?pageSize=20&keywords=${head}`) },
  ]
}

/** Many lists, so that hardly any was asked before. */
const mixed = (places: readonly string[]): string[] =>
  places.flatMap((region) =>
    [0, 1].flatMap((type) =>
      [100, 1000, 10_000, 50_000].map((least) => board(`region=${region}&type=${type}&minQuantity=${least}`)),
    ),
  )
