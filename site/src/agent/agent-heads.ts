import type { AgentProduct, AgentVO, MerchantVO } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import { breadcrumbs, jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { AgentsParams } from './agent-params.ts'
import type { ShopParams } from '../mall/mall-params.ts'

const noindex = { name: 'robots', content: 'noindex,follow' }

interface Directory {
  title: string
  content: string
  path: string
  /** What is listed, with its address. */
  rows: readonly { name: string; path: string }[]
  isListed: boolean
}

/** What search engines are told of a directory: only whole ones are listed. */
const directoryHead = ({ title, content, path, rows, isListed }: Directory, { origin }: Visit) => ({
  meta: [{ title: titleOf(title) }, { name: 'description', content }, ...(isListed ? [] : [noindex])],
  links: [{ rel: 'canonical', href: `${origin}${path}` }],
  scripts: [
    jsonLd({
      '@type': 'ItemList',
      name: title,
      itemListElement: rows.map((row, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: row.name,
        url: `${origin}${row.path}`,
      })),
    }),
  ],
})

const ofPage = (title: string, page: number) => (page === 1 ? title : `${title} 第 ${page} 页`)

/** The agents of one brand have a page of their own, which the directory of that brand stands for. */
export function agentsHead(
  { page, agents }: { page: number; agents: readonly { id: number; fullName: string }[] },
  search: AgentsParams,
  visit: Visit,
) {
  const { brandId = [], ...others } = search
  const [only] = brandId
  const isOfBrand = brandId.length === 1 && Object.keys(withoutEmpty(others)).length === 0
  return directoryHead(
    {
      title: ofPage('电子元器件代理商名录', page),
      content: '按品牌、产品线与地区找授权代理商：授权证书与有效期公开，选几个品牌看最少几家能配齐。',
      path: isOfBrand && page === 1 ? `/brandDetail/agentList/${only}` : `/agentList/index/${page}`,
      rows: agents.map(({ id, fullName }) => ({ name: fullName, path: `/agentList/agentDetail/${id}` })),
      isListed: agents.length > 0 && Object.keys(withoutEmpty(search)).length === 0,
    },
    visit,
  )
}

export const shopProfilesHead = (
  { page, shops }: { page: number; shops: readonly { id: number; name: string }[] },
  search: ShopParams,
  visit: Visit,
) =>
  directoryHead(
    {
      title: ofPage('元器件商家名录', page),
      content: '在芯谱商城开店的元器件商家：评分、在售商品、主营品牌与供应商佐证。',
      path: `/agentList/merchant/index/${page}`,
      rows: shops.map(({ id, name }) => ({ name, path: `/agentList/merchant/merchantDetail/${id}` })),
      isListed: shops.length > 0 && Object.keys(withoutEmpty(search)).length === 0,
    },
    visit,
  )

/** What search engines are told of an agent; all parts of its page are one. */
export function agentHead({ agent }: { agent: AgentVO }, { origin }: Visit) {
  const { id, fullName, name, website, brands, brandCount, region, address } = agent
  const url = `${origin}/agentList/agentDetail/${id}`
  const sold = brands.slice(0, 8).map((brand) => brand.brandCn)
  return {
    meta: [
      { title: titleOf(`${name} - ${brandCount} 个代理品牌`) },
      {
        name: 'description',
        content: `${fullName}${region ? `，${region}` : ''}，代理 ${sold.join('、')}。`.slice(0, 150),
      },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'Organization',
        name: fullName,
        alternateName: name,
        url,
        ...(website && { sameAs: [website] }),
        ...((address ?? region) && { address: address ?? region }),
        makesOffer: sold.map((brand) => ({ '@type': 'Offer', itemOffered: { '@type': 'Brand', name: brand } })),
      }),
      breadcrumbs(origin, [
        { name: '代理商', path: '/agentList/index/1' },
        { name, path: `/agentList/agentDetail/${id}` },
      ]),
    ],
  }
}

export function shopProfileHead({ shop }: { shop: MerchantVO }, { origin }: Visit) {
  const { id, name, companyName, intro, region, status } = shop
  const url = `${origin}/agentList/merchant/merchantDetail/${id}`
  return {
    meta: [
      { title: titleOf(`${name} 商家资料`) },
      { name: 'description', content: [companyName, region, intro].filter(Boolean).join('，').slice(0, 150) },
      ...(status === 'open' ? [] : [noindex]),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [jsonLd({ '@type': ['Store', 'Organization'], name, legalName: companyName, url })],
  }
}

export function productHead(product: AgentProduct, { origin }: Visit) {
  const { id, model, brandCn, agentName, name, categoryName } = product
  const url = `${origin}/inquiry/agentProductDetails/${id}`
  return {
    meta: [
      { title: titleOf(`${model} ${brandCn} - ${agentName} 供应`) },
      { name: 'description', content: `${brandCn} ${model} ${name}，${agentName}供应。` },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'Product',
        name: `${model} ${brandCn}`,
        mpn: model,
        brand: brandCn,
        url,
        ...(categoryName && { category: categoryName }),
        offers: { '@type': 'Offer', seller: { '@type': 'Organization', name: agentName } },
      }),
    ],
  }
}
