import type { MallGoodsDetail, MerchantVO } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { MallParams } from './mall-params.ts'

interface Listed {
  page: number
  goods: readonly { mallGoodsId: number; model: string; brandCn: string }[]
}

const noindex = { name: 'robots', content: 'noindex,follow' }

/** What search engines are told of a page of goods; only whole lists and those of a category are listed. */
export function mallHead({ page, goods }: Listed, search: MallParams, { origin }: Visit) {
  const { categoryId, qty: _qty, ...narrowing } = search
  const name = [search.keywords, '电子元器件商城'].filter(Boolean).join(' ')
  const url = `${origin}/mall/index/${page}${categoryId === undefined ? '' : `?categoryId=${categoryId}`}`
  const isNarrowed = Object.keys(withoutEmpty(narrowing)).length > 0
  return {
    meta: [
      { title: titleOf(page === 1 ? name : `${name} 第 ${page} 页`) },
      {
        name: 'description',
        content: `${name}：${goods
          .slice(0, 6)
          .map(({ model }) => model)
          .join('、')}`,
      },
      ...(isNarrowed || goods.length === 0 ? [noindex] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'ItemList',
        name,
        url,
        itemListElement: goods.map(({ mallGoodsId, model, brandCn }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: `${origin}/mall/productDetails/${mallGoodsId}`,
          item: { '@type': 'Product', name: model, mpn: model, brand: brandCn },
        })),
      }),
    ],
  }
}

/** What search engines are told of goods: their model, and what they cost from which quantity on. */
export function goodsHead(goods: MallGoodsDetail, { origin }: Visit) {
  const { model, brandCn, stock, currency, ladderPrices } = goods
  const url = `${origin}/mall/productDetails/${goods.mallGoodsId}`
  const name = `${model} ${brandCn}`
  return {
    meta: [
      { title: titleOf(`${name} 价格 库存`) },
      { name: 'description', content: `${name}，${goods.merchantName}，库存 ${stock}，${goods.delivery}。` },
      ...(goods.status === 'on' ? [] : [noindex]),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'Product',
        name,
        mpn: model,
        sku: String(goods.mallGoodsId),
        url,
        brand: brandCn,
        category: goods.categoryName,
        offers: ladderPrices.map(({ min, price }) => ({
          '@type': 'Offer',
          price,
          priceCurrency: currency,
          availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: min },
          seller: { '@type': 'Organization', name: goods.merchantName },
        })),
      }),
      breadcrumbs(origin, [
        { name: '商城', path: '/mall/index/1' },
        { name: goods.categoryName, path: `/mall/index/1?categoryId=${goods.categoryId}` },
        { name: model, path: `/mall/productDetails/${goods.mallGoodsId}` },
      ]),
    ],
  }
}

/** What search engines are told of a shop, or of the directory of shops. */
export function shopHead({ page, shop }: { page: number; shop?: MerchantVO }, { origin }: Visit) {
  const name = shop ? `${shop.name} 店铺` : '店铺目录'
  const path = shop ? `${shop.id}${page === 1 ? '' : `/${page}`}` : page === 1 ? '' : `list/${page}`
  const url = `${origin}/mall/businessmen/${path}`.replace(/\/$/, '')
  return {
    meta: [
      { title: titleOf(page === 1 ? name : `${name} 第 ${page} 页`) },
      { name: 'description', content: shop?.intro ?? `${name}：电子元器件商城的店铺。` },
      ...(shop && shop.status !== 'open' ? [noindex] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: shop ? [jsonLd({ '@type': 'Store', name: shop.name, url, description: shop.intro ?? '' })] : [],
  }
}

/** What search engines are told of how a shop is opened. */
export const entryHead = ({ origin }: Visit) => ({
  meta: [
    { title: titleOf('商家入驻') },
    { name: 'description', content: '用认证过的企业在芯谱商城开店：条件、步骤和审核时间。' },
  ],
  links: [{ rel: 'canonical', href: `${origin}/mall/enterGarrison` }],
})
