import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import type { GoodsListInput, ShopSearchInput } from '@xinpu/sdk/mall'
import { lastPage, withoutEmpty } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { bringBanners } from '../portal/Banners.tsx'
import type { MallParams, ShopParams } from './mall-params.ts'
import { pageOf, shopOf } from './mall-path.ts'
import { mallPlace, shopPlace, shopsPlace } from './places.ts'
import * as queries from './queries.ts'
import { goodsPageSize, shopsPageSize } from './queries.ts'

interface Loading {
  queryClient: QueryClient
  call: Client
}

/** What the server is asked for a page of goods. */
export const goodsInput = (page: number, { bargain, qty, ...search }: MallParams): GoodsListInput => ({
  pageIndex: page,
  pageSize: goodsPageSize,
  ...withoutEmpty({ ...search, isBargaining: bargain, quantity: qty }),
})

/** Whether the first page shows the floors of the mall: nothing is looked for yet. A quantity looks for nothing. */
export const isFront = (page: number, { qty: _qty, ...search }: MallParams): boolean =>
  page === 1 && Object.keys(withoutEmpty(search)).length === 0

/** The front page of the mall with the first of all goods, or a page of a list. */
export async function loadMall({ queryClient, call }: Loading, path: string | undefined, search: MallParams) {
  if (path === undefined || path === '') throw redirect({ ...mallPlace(search), statusCode: 308 })
  const page = pageOf(path)
  if (page === undefined) throw notFound()
  const [found] = await Promise.all([
    queryClient.ensureQueryData(queries.goodsOf(call, goodsInput(page, search))),
    isFront(page, search) && bringFront({ queryClient, call }),
    queryClient.ensureQueryData(queries.goodsCategories(call)),
    queryClient.ensureQueryData(queries.goodsBrands(call, search.categoryId)),
  ])
  const last = lastPage(found, page, goodsPageSize)
  if (last) throw redirect({ ...mallPlace(search, last), replace: true })
  return { page, goods: found.data.map(({ mallGoodsId, model, brandCn }) => ({ mallGoodsId, model, brandCn })) }
}

/** What stands above the list; its pictures are ready with the page. */
async function bringFront({ queryClient, call }: Loading): Promise<void> {
  const front = queryClient.ensureQueryData(queries.mallHome(call))
  await Promise.all([
    bringBanners(front.then(({ banners }) => banners)),
    queryClient.ensureQueryData(queries.mallWords(call)),
  ])
}

/** The directory of shops, or one of them with a page of its goods. */
export async function loadShops(loading: Loading, path: string | undefined, search: ShopParams) {
  const named = shopOf(path)
  if (!named) throw notFound()
  if (named.merchantId === undefined) return loadDirectory(loading, named.page, search)
  return loadShop(loading, { merchantId: named.merchantId, page: named.page }, search)
}

async function loadDirectory({ queryClient, call }: Loading, page: number, search: ShopParams) {
  const found = await queryClient.ensureQueryData(queries.shopsOf(call, shopsInput(page, search)))
  const last = lastPage(found, page, shopsPageSize)
  if (last) throw redirect({ ...shopsPlace(search, last), replace: true })
  return { page, shops: found.data.map(({ id, name }) => ({ id, name })) }
}

/** What the server is asked for a page of shops. */
export const shopsInput = (page: number, { keywords, sort }: ShopParams) => ({
  pageIndex: page,
  pageSize: shopsPageSize,
  ...withoutEmpty({ keywords, sort: sort === 'score' || sort === 'newest' ? sort : undefined }),
})

async function loadShop(
  { queryClient, call }: Loading,
  { merchantId, page }: { merchantId: number; page: number },
  search: ShopParams,
) {
  const [shop, found] = await orNotFound(
    Promise.all([
      queryClient.ensureQueryData(queries.shopDetail(call, merchantId)),
      queryClient.ensureQueryData(queries.shopGoods(call, shopInput({ merchantId, page }, search))),
      queryClient.ensureQueryData(queries.shopCategories(call, merchantId)),
    ]),
  )
  const last = lastPage(found, page, goodsPageSize)
  if (last) throw redirect({ ...shopPlace(merchantId, search, last), replace: true })
  return { page, shop }
}

/** What the server is asked for a page of the goods of a shop. */
export const shopInput = (
  { merchantId, page }: { merchantId: number; page: number },
  { sort, ...search }: ShopParams,
): ShopSearchInput => ({
  merchantId,
  pageIndex: page,
  pageSize: goodsPageSize,
  ...withoutEmpty({ ...search, sort: sort === 'score' ? undefined : sort }),
})
