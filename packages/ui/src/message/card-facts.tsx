import { formatAmount, formatNumber, formatUnitPrice, lineAmount, toMicro } from '@xinpu/sdk/format'
import type { DemandVO, EnquiryVO, MallGoods, OrderVO, PartDetail, SpecPublicDetail } from '@xinpu/sdk/types'
import { CountdownText } from '../primitives/CountdownText/CountdownText.tsx'
import { StatusTag } from '../primitives/StatusTag/StatusTag.tsx'
import type { CardFacts } from './ImCard/ImCard.tsx'

const tax = (isIn: boolean | undefined) => (isIn === undefined ? undefined : isIn ? '含税' : '未税')

/** What a card of a post says. */
export const demandFacts = (post: DemandVO, now: Date): CardFacts => ({
  kind: post.type === 1 ? '需求' : '供应',
  tone: post.type === 1 ? 'demand' : 'supply',
  title: post.model,
  aside: `${formatNumber(post.quantity)} 片`,
  notes: [
    post.price === undefined ? '面议' : formatUnitPrice(post.price, post.currency),
    tax(post.taxIncluded),
    post.batchNo,
    post.region,
    post.status === 'open' ? undefined : '已结束',
    post.enquiryCount > 0 ? `${post.type === 1 ? '报价' : '询价'} ${post.enquiryCount}` : undefined,
  ],
  ...(post.status === 'open' && {
    figures: [{ label: '有效', value: <CountdownText until={post.expireTime} now={now} format="words" /> }],
  }),
})

/** What a card of a quote says: where the bargaining stands now. */
export function quoteFacts(quote: EnquiryVO, now: Date): CardFacts {
  const isOpen = quote.status === 'waiting' || quote.status === 'replied'
  const counter = quote.status === 'replied' ? quote.rounds.findLast(({ act }) => act === 'counter') : undefined
  return {
    kind: quote.demandVO.type === 1 ? '报价' : '询价',
    tone: 'info',
    title: quote.demandVO.model,
    aside:
      isOpen && new Date(quote.validUntil) <= now ? (
        <StatusTag tone="neutral" shape="ring">
          已过期
        </StatusTag>
      ) : (
        <StatusTag kind="enquiry" status={quote.status} />
      ),
    figures: [
      { label: `单价 ${tax(quote.taxIncluded)}`, value: formatUnitPrice(quote.price, quote.currency) },
      { label: '数量', value: formatNumber(quote.quantity) },
      { label: '小计', value: formatAmount(lineAmount(toMicro(quote.price), quote.quantity), quote.currency) },
      { label: '批号', value: quote.batchNo ?? '不详' },
      { label: '交期', value: quote.delivery ?? '面议' },
    ],
    notes: [
      counter?.price === undefined
        ? undefined
        : `${quote.side === 'owner' ? '您' : '对方'}还价 ${formatUnitPrice(counter.price, quote.currency)}`,
      quote.status === 'accepted' && quote.contact ? contactOf(quote.contact) : undefined,
    ],
  }
}

const contactOf = ({ name, mobile, tel }: NonNullable<EnquiryVO['contact']>) =>
  `${name}　${mobile?.replace('+86-', '') ?? tel ?? ''}`

/** What a card of goods says. */
export const goodsFacts = (goods: MallGoods): CardFacts => ({
  kind: '商品',
  title: goods.model,
  aside: goods.ladderPrices[0] ? `${formatUnitPrice(goods.ladderPrices[0].price, goods.currency)} 起` : '已下架',
  notes: [goods.brandCn, goods.package, goods.batchNo, goods.delivery, goods.merchantName],
  figures: [
    { label: '库存', value: formatNumber(goods.stock) },
    { label: '起订', value: formatNumber(goods.moq) },
  ],
})

/** What a card of a part says. */
export const partFacts = (part: PartDetail): CardFacts => ({
  kind: '型号',
  title: part.model,
  aside: part.stock === null ? undefined : `目录库存 ${formatNumber(part.stock)}`,
  notes: [part.brandCn || part.brandName, part.package, part.categoryName, part.description],
})

/** What a card of a datasheet says. */
export const datasheetFacts = (sheet: SpecPublicDetail): CardFacts => ({
  kind: '资料',
  title: sheet.title,
  aside: `修订 ${sheet.revision}`,
  notes: [sheet.brandCn || sheet.brandName, `${sheet.pageCount} 页`],
})

/** What a card of an order says. */
export const orderFacts = (order: OrderVO): CardFacts => ({
  kind: '订单',
  title: order.orderNo,
  aside: <StatusTag kind="order" status={order.status} />,
  notes: [order.merchantName, order.goods.map(({ model }) => model).join('、')],
  figures: [
    { label: '应付', value: formatAmount(toMicro(order.payAmount), order.type) },
    { label: '商品', value: `${order.goods.length} 种` },
  ],
})
