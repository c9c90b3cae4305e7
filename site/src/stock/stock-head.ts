import { withoutEmpty } from '../app/address.ts'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { StockParams } from './stock-params.ts'

interface StockHead {
  page: number
  models: readonly { model: string; brand: string }[]
}

/** What search engines are told of a page of stock; a narrowed one is not listed. */
export function stockHead({ page, models }: StockHead, search: StockParams, { origin }: Visit) {
  const name = [search.keywords, '现货库存'].filter(Boolean).join(' ')
  const url = `${origin}/inquiry/inquiryMore/stock/${page - 1}`
  const isNarrowed = Object.keys(withoutEmpty(search)).length > 0
  const itemListElement = models.map(({ model, brand }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: { '@type': 'Product', name: model, mpn: model, ...(brand && { brand }) },
  }))
  return {
    meta: [
      { title: titleOf(page === 1 ? name : `${name} 第 ${page} 页`) },
      {
        name: 'description',
        content: `${name}：${models
          .slice(0, 6)
          .map(({ model }) => model)
          .join('、')}`,
      },
      ...(isNarrowed || models.length === 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [jsonLd({ '@type': 'ItemList', name, url, itemListElement })],
  }
}
