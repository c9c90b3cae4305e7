import { cartLines, type BenchBuyer, type MallSample } from '../../packages/server/test/mall-sample.ts'

/** What is asked over HTTP, in many addresses, and what its p95 may be in milliseconds. */
export interface MallRead {
  name: string
  limit: number
  paths: string[]
  headers?: Record<string, string>
}

const limits = { list: 25, detail: 10, cart: 20 }

const list = (terms: string) => `/api/mall/goods/list?pageSize=20&${terms}`
const quantities = [1, 50, 500, 3000]

/** The reads of the mall, spread over what there is. */
export function mallReads({ categories, brands, shops, models, goods }: MallSample, buyer: BenchBuyer): MallRead[] {
  const inEach = (terms: string) => categories.map((id) => list(`categoryId=${id}${terms}`))
  const atEach = (paths: readonly string[]) =>
    paths.flatMap((path) => quantities.map((pieces) => `${path}&quantity=${pieces}`))
  const lists: Record<string, string[]> = {
    'list: what sells best': [1, 2, 3].map((page) => list(`pageIndex=${page}`)),
    'list: of a category': inEach(''),
    'list: of a brand': brands.map((id) => list(`brandId=${id}`)),
    'list: of a category and brand, in stock': categories.map((id, at) =>
      list(`categoryId=${id}&brandId=${brands[at % brands.length]}&hasStock=true&quantity=50`),
    ),
    'list: of a shop': shops.map((id) => list(`merchantId=${id}`)),
    'list: newest': [1, 2, 3].map((page) => list(`sort=newest&pageIndex=${page}`)),
    'list: words': models.map((model) => list(`keywords=${encodeURIComponent(model)}`)),
    'list: by price': atEach([list('sort=price'), list('sort=-price')]),
    'list: of a category, by price': atEach(inEach('&sort=price')),
    'list: of a category, between two prices': atEach(inEach('&minPrice=0.1&maxPrice=5')),
    'facets: categories': ['/api/mall/goods/category'],
    'facets: brands': ['/api/mall/goods/brands', ...categories.map((id) => `/api/mall/goods/brands?categoryId=${id}`)],
  }
  return [
    ...Object.entries(lists).map(([name, paths]) => ({ name, limit: limits.list, paths })),
    { name: 'goods: page of one', limit: limits.detail, paths: goods.map((id) => `/api/mall/goods/detail?id=${id}`) },
    {
      name: 'goods: price of a quantity',
      limit: limits.detail,
      paths: goods.map((id) => `/api/mall/goods/price?id=${id}&quantity=5000`),
    },
    {
      name: `cart of ${cartLines} lines`,
      limit: limits.cart,
      paths: ['/api/mall/cart/list'],
      headers: { token: buyer.token },
    },
  ]
}
