import type { MemberLevel } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { huiyuan } from '../app/rooms.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of the plans: each is an offer. */
export function memberHead(levels: readonly MemberLevel[], { origin }: Visit) {
  const url = `${origin}${huiyuan}`
  return {
    meta: [
      { title: titleOf('会员权益') },
      {
        name: 'description',
        content: '找料、比价、读手册对所有人开放，不为阅读收费。会员只多给量：更多保存的搜索和 BOM、更多议价。',
      },
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'Product',
        name: '芯谱会员',
        url,
        offers: levels.map(({ name, price }) => ({ '@type': 'Offer', name, price, priceCurrency: 'CNY', url })),
      }),
    ],
  }
}
