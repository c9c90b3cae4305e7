import type { Api } from '@xinpu/sdk/full'

/** Something that somebody does; it fails where the answer was none. */
export type Act = () => Promise<unknown>

/** What there is to look at, and to buy. */
export interface Shelf {
  /** Pages of parts. */
  parts: string[]
  goods: { id: number; quantity: number }[]
}

const words = ['stm32f103', 'lm358', 'gd32', 'ne555', '运放', '100nf 0603', 'tps54', 'esp32', 'mosfet 30v', 'ch340']
const any = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T

/** Pages as often as calls: a page that is open asks by itself. */
export const visitorActs = (origin: string, api: Api, { parts, goods }: Shelf): Act[] => {
  const page = async (path: string) => {
    const answer = await fetch(origin + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  }
  return [
    () => page('/'),
    () => page(any(parts)),
    () => page(any(parts)),
    () => page(`/datasheet/datasheetSearch/${encodeURIComponent(any(words))}`),
    () => api.datasheet.part.search({ keywords: any(words) }),
    () => api.datasheet.search.suggest({ keywords: any(words).slice(0, 3) }),
    () => api.mall.goods.list({ keywords: any(words) }),
    () => api.mall.goods.detail({ id: any(goods).id }),
    () => api.demand.demand.list({}),
  ]
}

/** Who buys looks more often than they order. */
export const buyerActs = (
  api: Api,
  { goods }: Shelf,
  { addressId, talkId }: { addressId: number; talkId: number },
): Act[] => [
  () => api.mall.goods.detail({ id: any(goods).id }),
  () => api.datasheet.part.search({ keywords: any(words) }),
  () => api.mall.order.list({}),
  () => api.message.unread.im(),
  () => api.message.chat.list({ sessionId: talkId }),
  () => api.message.chat.send({ sessionId: talkId, content: '还有现货吗', clientMsgId: crypto.randomUUID() }),
  async () => {
    const { id: mallGoodsId, quantity } = any(goods)
    const { orderToken } = await api.mall.prepare.fromGoods({ mallGoodsId, quantity })
    const { orderIds } = await api.mall.checkout.fromGoods({ orderToken, addressId, mallGoodsId, quantity })
    // What nobody pays for would empty the shelf.
    await api.mall.order.close({ id: orderIds[0] ?? 0 })
  },
]

/** Who sells answers, and offers. */
export const sellerActs = (api: Api): Act[] => [
  () => api.message.session.list({}),
  () => api.demand.demand.list({ type: 1 }),
  () => api.demand.mine.list({}),
  () => api.demand.enquiry.received({}),
  () => api.demand.mine.add({ type: 0, model: `LOAD${crypto.randomUUID().slice(0, 13)}`, quantity: 1000 }),
]
