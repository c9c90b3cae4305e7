import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@xinpu/sdk'
import { newest, partSearch, searchDatasheets } from '@xinpu/sdk/datasheet'
import { enquiryMine, enquiryReceived, mineList } from '@xinpu/sdk/demand'
import { formatAmount, formatNumber, formatUnitPrice, toMicro } from '@xinpu/sdk/format'
import { enquiryStatusLabels, orderStatusLabels } from '@xinpu/sdk/labels'
import { goodsList, merchantOrderList, orderList } from '@xinpu/sdk/mall'
import type { EnquiryVO, ImSession, OrderVO } from '@xinpu/sdk/types'
import type { Pickable, PickedKind } from '@xinpu/ui/message'

const pageSize = 20

/** With whom the talk is: a person, or the desk of a company that has one side of it. */
type Other = Pick<ImSession, 'desk' | 'peer'>

/** What there is to choose from for a talk, as it stands when it is asked for. */
export const cardChoices = (call: Client, other: Other, kind: PickedKind, words: string) =>
  queryOptions({
    queryKey: ['im', 'cards', other.desk?.isOurs === false, other.peer.id, kind, words],
    queryFn: async () => {
      const found = await seekers[kind](call, { pageSize, ...(words && { keywords: words }) }, other)
      return { data: found, totalRecord: found.length }
    },
  })

type Seeker = (call: Client, wanted: { pageSize: number; keywords?: string }, other: Other) => Promise<Pickable[]>

/**
 * Parts, datasheets and goods are everybody's; posts and quotes one's own, and quotes for one's posts that were accepted:
 * until then nobody knows whose they are; orders those of the two, of either side.
 */
const seekers: Record<PickedKind, Seeker> = {
  async part(call, wanted) {
    const { data } = await call(partSearch, wanted)
    return data.map(({ id, model, brandCn }) => ({ id, title: model, note: brandCn }))
  },
  async datasheet(call, { keywords, pageSize: size }) {
    const { data } = await (keywords === undefined
      ? call(newest, { pageSize: size })
      : call(searchDatasheets, { pageSize: size, keywords }))
    return data.map(({ id, title, brandCn }) => ({ id, title, note: brandCn }))
  },
  async demand(call, wanted) {
    const { data } = await call(mineList, { ...wanted, status: 'open' })
    return data.map(({ id, model, type, quantity }) => ({
      id,
      title: model,
      note: `${type === 1 ? '求购' : '供应'} ${formatNumber(quantity)} 片`,
    }))
  },
  async quote(call, wanted) {
    const accepted = call(enquiryReceived, { ...wanted, status: 'accepted' })
    const asked = await Promise.all([call(enquiryMine, wanted), accepted])
    return asked.flatMap(({ data }) => data.map(quoteOf))
  },
  async goods(call, wanted) {
    const { data } = await call(goodsList, wanted)
    return data.map(({ mallGoodsId, model, brandCn }) => ({ id: mallGoodsId, title: model, note: brandCn }))
  },
  async order(call, wanted, { desk, peer }) {
    if (desk?.isOurs === false) return (await call(orderList, { ...wanted, enterpriseId: desk.id })).data.map(orderOf)
    const bought = await call(orderList, { ...wanted, sellerId: peer.id })
    // Who keeps no shop has sold nothing.
    const sold = await call(merchantOrderList, { ...wanted, buyerId: peer.id }).catch(() => ({ data: [] as OrderVO[] }))
    return [...bought.data, ...sold.data].map(orderOf)
  },
}

const quoteOf = ({ id, demandVO, price, currency, status }: EnquiryVO): Pickable => ({
  id,
  title: demandVO.model,
  note: `${formatUnitPrice(price, currency)} ${enquiryStatusLabels[status]}`,
})

const orderOf = ({ id, orderNo, payAmount, type, status }: OrderVO): Pickable => ({
  id,
  title: orderNo,
  note: `${formatAmount(toMicro(payAmount), type)} ${orderStatusLabels[status]}`,
})
