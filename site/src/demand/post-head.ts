import type { PublicDemand } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of a post; one that has ended is not listed. */
export function postHead(post: PublicDemand, { origin }: Visit) {
  const word = post.type === 1 ? '求购' : '供应'
  const name = [word, post.model, post.brand, post.quantity].filter(Boolean).join(' ')
  const url = `${origin}/inquiry/demandDetails/${post.id}`
  return {
    meta: [
      { title: titleOf(name) },
      { name: 'description', content: [name, post.batchNo, post.delivery, post.region].filter(Boolean).join('，') },
      ...(post.status === 'open' ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': post.type === 1 ? 'Demand' : 'Offer',
        name,
        url,
        itemOffered: {
          '@type': 'Product',
          name: post.model,
          mpn: post.model,
          ...(post.brand && { brand: post.brand }),
        },
        eligibleQuantity: { '@type': 'QuantitativeValue', value: post.quantity },
        ...(post.price !== undefined && { price: post.price, priceCurrency: post.currency }),
        validThrough: post.expireTime,
      }),
    ],
  }
}
