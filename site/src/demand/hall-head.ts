import { withoutEmpty } from '../app/address.ts'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import type { HallParams } from './hall-params.ts'

interface HallHead {
  type: 0 | 1
  page: number
  posts: readonly { id: number; model: string; brand: string }[]
}

/** What search engines are told of a page of the hall; a narrowed one is not listed. */
export function hallHead({ type, page, posts }: HallHead, search: HallParams, { origin }: Visit) {
  const word = type === 1 ? '求购' : '供应'
  const name = [word, search.keywords, '电子元器件'].filter(Boolean).join(' ')
  const url = `${origin}/inquiry/index/${type}/${page - 1}`
  const isNarrowed = Object.keys(withoutEmpty(search)).length > 0
  return {
    meta: [
      { title: titleOf(page === 1 ? name : `${name} 第 ${page} 页`) },
      {
        name: 'description',
        content: `${name}：${posts
          .slice(0, 6)
          .map(({ model }) => model)
          .join('、')}`,
      },
      ...(isNarrowed || posts.length === 0 ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    ],
    links: [
      { rel: 'canonical', href: url },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `芯谱${word}`,
        href: `${origin}/files/demand/${type}.xml`,
      },
    ],
    scripts: [
      jsonLd({
        '@type': 'ItemList',
        name,
        url,
        itemListElement: posts.map(({ id, model, brand }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: {
            '@type': type === 1 ? 'Demand' : 'Offer',
            name: `${word} ${model}`,
            url: `${origin}/inquiry/demandDetails/${id}`,
            itemOffered: { '@type': 'Product', name: model, mpn: model, ...(brand && { brand }) },
          },
        })),
      }),
    ],
  }
}
